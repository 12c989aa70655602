import { spawn } from "node:child_process";
import { at, findPinnedNode, root } from "./project.mjs";

/** What still runs on our behalf, and how long (milliseconds) it may take to stop before it is killed. */
const running = new Map();

/** A program of ours finishes its requests and closes its database; a tool has nothing to lose. */
const patience = { app: 75_000, tool: 2_000 };

/** A signal that comes again within this time (milliseconds) is the same one: a terminal signals us, and npm does too. */
const sameSignal = 1_000;

/** The signals that ask a program to stop, with the numbers that make their exit codes. */
const stopSignals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** A tool that ended badly, with everything it said. */
export class ToolFailed extends Error {
  constructor(command, { code, output }) {
    super(`${command} ended with ${code}.`);
    this.output = output;
  }
}

/** Runs a tool in silence; what it says is shown only when it fails. Resolves to its standard output. */
export function runTool(command, args, { env = process.env, cwd = root } = {}) {
  return new Promise((done, fail) => {
    const child = begin(patience.tool, command, args, {
      env,
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let output = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
      output += chunk;
    });
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", fail);
    child.on("close", (code, signal) => {
      if (code === 0) done(stdout);
      else fail(new ToolFailed([command, ...args].join(" "), { code: code ?? signal, output }));
    });
  });
}

/** Runs a program of ours on the pinned Node with our own input and output; resolves to its exit code. */
export function runApp(args, { env = process.env } = {}) {
  return new Promise((done, fail) => {
    const child = begin(
      patience.app,
      findPinnedNode(),
      ["--import", at("scripts/exit-with-parent.mjs"), ...args],
      { env, cwd: root, stdio: "inherit" },
    );
    child.on("error", fail);
    child.on("close", (code, signal) => done(code ?? 128 + (stopSignals[signal] ?? 9)));
  });
}

// In a group of its own, so that Ctrl-C reaches it through us and only once: a terminal signals
// the whole foreground group, and npm passes the same signal on a second time.
function begin(itsPatience, command, args, options) {
  const child = spawn(command, args, { ...options, detached: process.platform !== "win32" });
  running.set(child, itsPatience);
  child.on("close", () => running.delete(child));
  return child;
}

let isStopping = false;

/** Passes a request to stop on, and ends with our children. Who asks again later wants them to hurry. */
export function stopWithChildren() {
  for (const signal of Object.keys(stopSignals)) process.on(signal, () => stop(signal));
  watchParent(() => stop("SIGTERM"));
}

/** True from the moment on that we were told to end. */
export const isEnding = () => isStopping;

let askedAt = 0;

function stop(signal) {
  if (isStopping) {
    if (performance.now() - askedAt > sameSignal)
      for (const child of running.keys()) child.kill(signal);
    return;
  }
  askedAt = performance.now();
  if (running.size === 0) process.exit(128 + stopSignals[signal]);
  endChildren(signal);
}

/** Asks all children to end, and makes sure of it after a while. */
export function endChildren(signal = "SIGTERM") {
  isStopping = true;
  for (const [child, itsPatience] of running) {
    child.kill(signal);
    setTimeout(() => running.has(child) && killGroup(child.pid), itsPatience).unref();
  }
}

function killGroup(pid) {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It went by itself in the meantime.
  }
}

/** Calls back when the program that started us is gone without a word (kill -9 of npm, a closed window). */
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 250);
  timer.unref();
}
