// Preloaded into our programs: if the script that started one is killed, it stops cleanly instead of running on
// unseen.
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, "SIGTERM");
}, 250);
timer.unref();

// A closed terminal refuses output; that's no reason to stop without cleaning up.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});
