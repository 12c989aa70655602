// Loaded before a program of ours starts: when the script that started it is killed, it stops cleanly
// as if asked to, instead of living on unseen.
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, "SIGTERM");
}, 250);
timer.unref();

// A terminal that was closed refuses what is written to it; that is no reason to stop without cleaning up.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});
