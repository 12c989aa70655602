import { ORPCError } from "@orpc/client";
import type { QueryClient } from "@tanstack/react-query";
import { type LineState, type LineWorld, watchLine } from "./line-watch.ts";
import { lineWords as words } from "./messages.ts";
import { keepThisRelease, makeInstallable } from "./register.ts";
import "./connection.css";

/** The connection monitor used by the dashboard. */
export type Connection = { doubt: () => void; stop: () => void };

/**
 * Shows a banner while the server is unreachable; loaded data stays readable. Calls `askAgain` when the server is back.
 * It loads after the page, registers the service worker, and uses plain DOM, so that nothing waits for it.
 */
export function watchConnection(client: QueryClient, askAgain: () => void): Connection {
  const banner = document.createElement("div");
  banner.className = "line-banner";
  banner.setAttribute("role", "status");
  document.body.append(banner);
  const watch = watchLine(realWorld, (state) => {
    show(banner, state);
    if (state === "back") askAgain();
  });
  const stops = [followFailures(client, watch.doubt), watch.stop];
  makeInstallable();
  void keepThisRelease();
  return {
    doubt: watch.doubt,
    stop() {
      for (const stop of stops) stop();
      banner.remove();
    },
  };
}

function show(banner: HTMLElement, state: LineState): void {
  banner.dataset.state = state;
  if (state === "there") return banner.replaceChildren();
  const isLost = state === "lost";
  const name = document.createElement("strong");
  name.textContent = isLost ? words.lost : words.back;
  const sentence = document.createElement("span");
  sentence.append(name, ` ${isLost ? words.lostText : words.backText}`);
  const line = document.createElement("p");
  line.append(sentence);
  banner.replaceChildren(line);
}

/** Listens for requests without any answer; a refusal is an answer. */
function followFailures(client: QueryClient, doubt: () => void): () => void {
  const hear = (error: unknown) => {
    if (error instanceof Error && !(error instanceof ORPCError) && error.name !== "AbortError")
      doubt();
  };
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    if (event.action.type === "failed" || event.action.type === "error") hear(event.action.error);
  });
  const stopSaves = client.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") hear(event.action.error);
  });
  return () => {
    stopQueries();
    stopSaves();
  };
}

const answerWithinMs = 5_000;

const realWorld: LineWorld = {
  probe: async () => {
    try {
      const signal = AbortSignal.timeout(answerWithinMs);
      return (await fetch("/livez", { cache: "no-store", signal })).ok;
    } catch {
      return false;
    }
  },
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  isCut: () => !navigator.onLine,
  onStir: (run) => {
    const seen = () => {
      if (!document.hidden) run();
    };
    window.addEventListener("offline", run);
    window.addEventListener("online", run);
    document.addEventListener("visibilitychange", seen);
    return () => {
      window.removeEventListener("offline", run);
      window.removeEventListener("online", run);
      document.removeEventListener("visibilitychange", seen);
    };
  },
};
