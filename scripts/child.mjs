import { spawn } from "node:child_process";
import { at, cache, findPinnedNode, root } from "./project.mjs";

/** Our running child processes, and how many milliseconds each may take to stop before it is killed. */
const running = new Map();

/** A program of ours finishes its requests and closes its database; a tool has nothing to lose. */
const patience = { app: 75_000, tool: 2_000 };

/** A signal repeated within this many milliseconds is the same one: the terminal signals us, and so does npm. */
const sameSignal = 1_000;

/** The signals that ask a program to stop, with the numbers that make their exit codes. */
const stopSignals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** Where Node keeps what it compiled, so that a start reads TypeScript and compiles it only once. */
const compiled = cache("compiled");

/** A tool that failed, with everything it printed. */
export class ToolFailed extends Error {
  constructor(command, { code, output }) {
    super(`${command} ended with ${code}.`);
    this.output = output;
  }
}

/** Runs a tool silently and prints its output only if it fails. Resolves to its standard output. */
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
      { env: { NODE_COMPILE_CACHE: compiled, ...env }, cwd: root, stdio: "inherit" },
    );
    child.on("error", fail);
    child.on("close", (code, signal) => done(code ?? 128 + (stopSignals[signal] ?? 9)));
  });
}

// In its own process group, so that Ctrl-C reaches it only once, through us: a terminal signals the whole foreground
// group, and npm passes the same signal on again.
function begin(itsPatience, command, args, options) {
  const child = spawn(command, args, { ...options, detached: process.platform !== "win32" });
  running.set(child, itsPatience);
  child.on("close", () => running.delete(child));
  return child;
}

let isStopping = false;

/** Passes a stop request on, and exits with our children. A later second request speeds them up. */
export function stopWithChildren() {
  for (const signal of Object.keys(stopSignals)) process.on(signal, () => stop(signal));
  watchParent(() => stop("SIGTERM"));
}

/** True once we were told to stop. */
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

/** Asks all children to stop, and kills them after a while. */
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
    // It ended on its own.
  }
}

/** Calls back when the program that started us disappears without a signal (kill -9 of npm, a closed window). */
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
