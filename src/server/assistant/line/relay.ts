import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { Pace } from "#domain/assistant/line/pace.ts";
import { codeOf } from "#server/platform/database.ts";
import type { Log } from "#server/platform/log.ts";
import type { Call, CallParts } from "./call-parts.ts";
import { leadCall } from "./call.ts";
import { type IncomingFrame, readFrame } from "./frames.ts";
import { isSigned } from "./signature.ts";

/** The path of call sockets; all other socket requests are refused. */
export const relayPath = "/twilio/relay";

type RelayParts = {
  /** The address of the socket as Twilio knows it, wss:// and the host of BASE_URL. */
  socketUrl: string;
  authToken: string;
  /** Whose call it is and how to continue it; null when the frame opens none. */
  openCall(setup: SetupFrame): Promise<Omit<CallParts, "send" | "pace" | "log"> | null>;
  pace: Pace;
  limits: RelayLimits;
  log: Log;
};
export type SetupFrame = Extract<IncomingFrame, { type: "setup" }>;

export type RelayLimits = {
  /** The number of invalid frames after which a call is closed. */
  badFrames: number;
  /** The most calls in one process at once. */
  calls: number;
  /** How long a socket may stay open without its setup, and after its end, in milliseconds. */
  patience: number;
  /**
   * How long calls may continue once the process is to stop, and how long their last sentence may take, in
   * milliseconds.
   */
  drain: number;
  lastWords: number;
};

export const usualLimits: RelayLimits = {
  badFrames: 20,
  calls: 500,
  patience: 10_000,
  drain: 12_000,
  lastWords: 5_000,
};

type Relay = {
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Accepts no more calls, and settles when none is left: after a while the remaining ones are handed over. */
  drain(): Promise<void>;
};

const maxPayload = 64 * 1024; // bytes; a frame of words has a few hundred
const isOpen = (socket: WebSocket) => socket.readyState === socket.OPEN;

/** The sockets of calls (https://www.twilio.com/docs/voice/conversationrelay). */
export function createRelay({ limits, log, ...parts }: RelayParts): Relay {
  const server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
  const calls = new Map<WebSocket, Call | null>();
  /** Calls that are still being settled after their socket closed. */
  const ends = new Set<Promise<void>>();
  let isDraining = false;

  function upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", () => socket.destroy());
    const url = req.url ?? "/";
    if (url.split("?", 1)[0] !== relayPath) return refuse(socket, "404 Not Found");
    const address = parts.socketUrl + url.slice(relayPath.length);
    const signature = req.headers["x-twilio-signature"];
    if (!isSigned(signature, { authToken: parts.authToken, url: address }))
      return refuse(socket, "403 Forbidden");
    if (isDraining || calls.size >= limits.calls) return refuse(socket, "503 Service Unavailable");
    server.handleUpgrade(req, socket, head, attend);
  }

  function attend(socket: WebSocket): void {
    calls.set(socket, null);
    let bad = 0;
    let isSetUp = false;
    const early: IncomingFrame[] = [];
    const impatience = setTimeout(() => socket.close(1008), limits.patience);

    const blame = () => {
      bad += 1;
      if (bad >= limits.badFrames) socket.close(1008);
    };
    const setUp = async (setup: SetupFrame) => {
      isSetUp = true;
      clearTimeout(impatience);
      const opened = await parts.openCall(setup);
      if (!opened) return socket.close(1008);
      const call = leadCall({ ...opened, send, pace: parts.pace, log });
      // It may have closed while the conversation was being looked up.
      if (!isOpen(socket)) return settle(call);
      calls.set(socket, call);
      for (const frame of early) call.take(frame);
    };
    const send: CallParts["send"] = (frame) => {
      if (!isOpen(socket)) return;
      socket.send(JSON.stringify(frame));
      if (frame.type !== "end") return;
      // Twilio closes its end; otherwise we do.
      setTimeout(() => socket.close(1000), limits.patience).unref();
    };

    socket.on("message", (data: RawData, isBinary: boolean) => {
      const frame = isBinary ? { type: "bad" as const } : readFrame(String(data));
      if (frame.type === "unknown") return;
      if (frame.type === "bad") return blame();
      if (frame.type === "setup") {
        if (isSetUp) return blame();
        return void setUp(frame).catch((error: unknown) => {
          log.error({ code: codeOf(error) }, "a call could not be opened");
          socket.close(1011);
        });
      }
      const call = calls.get(socket);
      if (call) call.take(frame);
      else if (isSetUp) early.push(frame);
      else blame();
    });
    socket.on("error", (error) => log.warn({ code: codeOf(error) }, "a call's socket broke"));
    socket.on("close", () => {
      clearTimeout(impatience);
      const call = calls.get(socket);
      calls.delete(socket);
      if (call) settle(call);
    });
  }

  function settle(call: Call): void {
    const end = call
      .cut()
      .catch((error: unknown) => log.error({ code: codeOf(error) }, "a call was not settled"))
      .finally(() => ends.delete(end));
    ends.add(end);
  }

  return {
    upgrade,
    async drain() {
      isDraining = true;
      await areGone(calls, limits.drain);
      for (const call of calls.values()) call?.handOver();
      await areGone(calls, limits.lastWords);
      for (const socket of calls.keys()) socket.terminate();
      await areGone(calls, 1_000);
      await Promise.all(ends);
    },
  };
}

/** Settles when no call is left, or after this many milliseconds. */
function areGone(calls: ReadonlyMap<WebSocket, unknown>, patience: number): Promise<void> {
  return new Promise<void>((resolve) => {
    const until = performance.now() + patience;
    const look = () =>
      calls.size === 0 || performance.now() > until ? resolve() : void setTimeout(look, 20);
    look();
  });
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
