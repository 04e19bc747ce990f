// Compares two pictures of the page, with and without its texts: where they differ there is a letter, and the picture without
// shows what lies under it. Gives the texts that do not stand out from it by 4.5:1.
const [texts, withText, withoutText] = arguments;
const load = (data) => new Promise((done, failed) => {
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    done(pen.getImageData(0, 0, image.width, image.height));
  };
  image.onerror = failed;
  image.src = `data:image/png;base64,${data}`;
});
const light = (r, g, b) => {
  const [x, y, z] = [r, g, b].map((part) => (part / 255 <= .04045 ? part / 255 / 12.92 : ((part / 255 + .055) / 1.055) ** 2.4));
  return .2126 * x + .7152 * y + .0722 * z;
};
const ratio = (one, two) => (Math.max(one, two) + .05) / (Math.min(one, two) + .05);
return Promise.all([load(withText), load(withoutText)]).then(([seen, under]) => texts.flatMap(({ words, of, box, colour, opacity }) => {
  const ratios = [];
  for (let y = Math.max(0, box[1]); y < Math.min(seen.height, box[3]); y += 1) {
    for (let x = Math.max(0, box[0]); x < Math.min(seen.width, box[2]); x += 1) {
      const at = (y * seen.width + x) * 4;
      const [a, b] = [seen.data, under.data];
      // Only where a letter is drawn fully, not at its soft edge.
      const differs = Math.abs(a[at] - b[at]) + Math.abs(a[at + 1] - b[at + 1]) + Math.abs(a[at + 2] - b[at + 2]);
      if (differs < 24) continue;
      const ink = colour.map((part, i) => part * opacity + b[at + i] * (1 - opacity));
      // A letter of this text brings the ground nearer to its ink; another text over it does not.
      if (ink.reduce((sum, part, i) => sum + (part - b[at + i]) * (a[at + i] - b[at + i]), 0) <= 0) continue;
      ratios.push(ratio(light(...ink), light(b[at], b[at + 1], b[at + 2])));
    }
  }
  // A text that nothing of is seen is invisible: covered, or of the colour of its ground.
  if (ratios.length < 6) return [];
  ratios.sort((one, two) => one - two);
  const low = ratios[Math.floor(ratios.length / 4)];
  return low < 4.45 ? [`${low.toFixed(2)}:1 “${words}” ${of} at ${box}`] : [];
}));
