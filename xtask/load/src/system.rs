//! Memory and processor time of this process, on Linux; `None` elsewhere.

use std::fs;

/// Clock ticks per second of `/proc/*/stat`, the same on all architectures.
const TICKS_PER_SECOND: f64 = 100.0;

/// The resident memory of this process, in bytes.
pub(super) fn resident() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

/// Processor time of all threads but this one, in seconds. This thread is the client; the others are the server.
pub(super) fn work_of_others() -> Option<f64> {
    Some(work("/proc/self/stat")? - work("/proc/thread-self/stat")?)
}

fn work(path: &str) -> Option<f64> {
    let stat = fs::read_to_string(path).ok()?;
    // The name of the program, in parentheses, may contain anything; the numbers come after it.
    let numbers: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |at: usize| numbers.get(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS_PER_SECOND)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn memory_and_time_are_measured() {
        assert!(resident().is_some_and(|bytes| bytes > 100_000));
        let before = work_of_others().expect("Linux has it");
        let busy = std::thread::spawn(|| {
            let start = std::time::Instant::now();
            while start.elapsed().as_millis() < 1500
                && work("/proc/thread-self/stat").expect("Linux has it") < 0.1
            {}
        });
        busy.join().expect("Linux has it");
        assert!(work_of_others().expect("Linux has it") > before);
    }
}
