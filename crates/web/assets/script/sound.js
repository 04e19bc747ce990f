// Short sounds, made by the browser itself. They are off until the player switches them on.

// Tones: frequency in Hz, start and length in seconds, loudness. Noise: the frequency in the middle of its band.
const SOUNDS = {
  turn: { tones: [[660, 0, .5, .15], [990, .12, .5, .1]] },
  place: { tones: [[190, 0, .09, .3]], noise: [[1400, 0, .04, .2]] },
  coin: { tones: [[1980, 0, .12, .08], [2640, .06, .22, .08]] },
  dice: { noise: [[2200, 0, .05, .5], [1900, .09, .05, .45], [2400, .16, .04, .35], [2000, .21, .03, .25]] },
  water: { noise: [[500, 0, .7, .35], [900, .15, .5, .2]] },
  end: { tones: [[523, 0, .5, .12], [659, .15, .5, .12], [784, .3, .5, .12], [1047, .45, .9, .12]] },
};

let audio = null;

/** Plays a sound if the player wants sounds; says whether it does. */
function sound(name) {
  if (body.dataset.sound !== "true" || document.hidden) return false;
  try {
    audio ??= new AudioContext();
    // Browsers allow sounds only after the first click.
    audio.resume();
    const { tones = [], noise = [] } = SOUNDS[name];
    for (const [frequency, ...rest] of tones) fade(new OscillatorNode(audio, { frequency }), ...rest);
    for (const [frequency, start, length, volume] of noise) {
      const band = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 1.2 });
      fade(new AudioBufferSourceNode(audio, { buffer: hiss(length) }), start, length, volume, band);
    }
  } catch { return false; }
  return true;
}

/** Starts a source that fades out. */
function fade(source, start, length, volume, filter) {
  const begin = audio.currentTime + start;
  const gain = new GainNode(audio, { gain: volume });
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(.001, begin + length);
  (filter ? source.connect(filter) : source).connect(gain).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length);
}

function hiss(length) {
  const buffer = new AudioBuffer({ length: Math.ceil(length * audio.sampleRate), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
