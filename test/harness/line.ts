import { once } from "node:events";
import { WebSocket } from "ws";
import { signatureOf } from "#server/assistant/line/signature.ts";
import { attributesOf, newSid, postWebhook, twilioAccount } from "./twilio.ts";

/** A frame sent to the caller's side, and when, by performance.now(). */
export type SeenFrame = {
  at: number;
  frame: {
    type: string;
    token?: string;
    last?: boolean;
    handoffData?: string;
    transcriptionLanguage?: string;
  };
};

/** A caller on the phone, as the phone service's relay connects them. */
export type LineCall = {
  callSid: string;
  /** The TwiML that answered the call. Without a relay in it, nothing else here works. */
  twiml: string;
  /** The first words, which can't be interrupted; empty if the assistant did not answer. */
  greeting: string;
  isConnected: boolean;
  /** Says a line and hears the whole answer; nothing if none comes within a moment. */
  say(text: string): Promise<string[]>;
  /** Presses keys, and hears the answer. */
  press(keys: string): Promise<string[]>;
  /** Interrupts what is being said, of which this much was heard. */
  interrupt(heard?: string): void;
  /** Sends any frame. */
  send(frame: unknown): void;
  /** Waits until the assistant leaves the call, and requests what comes next: TwiML. */
  left(): Promise<string>;
  /** Hangs up, and reports it as the phone service does. */
  hangUp(): Promise<void>;
  /** Settles once the other side has read everything sent before. */
  settled(): Promise<void>;
  frames: SeenFrame[];
  socket: WebSocket | null;
};

export type CallOptions = {
  from: string;
  to: string;
  callSid?: string;
  direction?: "inbound" | "outbound-api";
  /** How many milliseconds to wait for an answer. */
  patience?: number;
  /** Reports words as heard as soon as they arrive; without it the other side estimates. */
  reportsPlaying?: boolean;
  /** Whether the greeting continues after the call is connected, and is heard to its end first. */
  hasOpening?: boolean;
  /** The path that Twilio requests first. */
  path?: string;
  fields?: Record<string, string>;
};

/** Calls a line of a running product and, if the assistant answers, goes through the relay as Twilio does. */
export async function callLine(baseUrl: string, options: CallOptions): Promise<LineCall> {
  const { from, to, callSid = newSid("CA"), direction = "inbound", patience = 3_000 } = options;
  const about = { CallSid: callSid, From: from, To: to, Direction: direction, ...options.fields };
  const { xml } = await postWebhook(baseUrl, options.path ?? "/twilio/voice", {
    ...about,
    CallStatus: direction === "inbound" ? "ringing" : "in-progress",
  });
  const relay = attributesOf(xml, "ConversationRelay");
  const frames: SeenFrame[] = [];
  const began = performance.now();
  const socket = relay ? await openSocket(baseUrl) : null;
  const heardBy = new Set<() => void>();
  socket?.on("message", (data) => {
    const frame = JSON.parse(String(data)) as SeenFrame["frame"];
    frames.push({ at: performance.now(), frame });
    if (frame.type === "text" && options.reportsPlaying !== false)
      send({ type: "info", name: "tokensPlayed", value: frame.token });
    for (const look of heardBy) look();
  });
  socket?.on("close", () => {
    for (const look of heardBy) look();
  });

  const send = (frame: unknown) =>
    socket?.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  if (socket) {
    send({
      type: "setup",
      sessionId: "VX1",
      callSid,
      from,
      to,
      direction,
      customParameters: parametersOf(xml),
    });
    if (options.reportsPlaying !== false)
      send({ type: "info", name: "tokensPlayed", value: relay!.welcomeGreeting });
  }

  const isOver = () => !socket || socket.readyState !== socket.OPEN;
  /** The frames since a position, once a condition is met or no more are expected. */
  function framesSince(start: number, isDone: (seen: SeenFrame["frame"][]) => boolean) {
    return new Promise<SeenFrame["frame"][]>((resolve) => {
      const seen = () => frames.slice(start).map(({ frame }) => frame);
      const finish = () => {
        clearTimeout(late);
        heardBy.delete(look);
        resolve(seen());
      };
      const look = () => {
        if (isDone(seen()) || isOver()) finish();
      };
      const late = setTimeout(finish, patience);
      heardBy.add(look);
      look();
    });
  }
  const hear = async (start: number) => {
    const seen = await framesSince(start, (all) =>
      all.some(({ type, last }) => type === "end" || last === true),
    );
    return seen.flatMap(({ token }) => (token?.trim() ? [token.trim()] : []));
  };
  if (socket && options.hasOpening !== false) await hear(0);
  const report = (fields: Record<string, string>) =>
    postWebhook(baseUrl, "/twilio/relay-done", {
      ...about,
      SessionId: "VX1",
      SessionDuration: String(Math.round((performance.now() - began) / 1000)),
      ...fields,
    });

  return {
    callSid,
    twiml: xml,
    greeting: relay?.welcomeGreeting ?? "",
    isConnected: socket !== null,
    frames,
    socket,
    send,
    say(text) {
      const start = frames.length;
      send({ type: "prompt", voicePrompt: text, lang: "en-US", last: true });
      return hear(start);
    },
    press(keys) {
      const start = frames.length;
      for (const digit of keys) send({ type: "dtmf", digit });
      return hear(start);
    },
    interrupt: (heard = "") =>
      send({
        type: "interrupt",
        utteranceUntilInterrupt: heard,
        durationUntilInterruptMs: String(heard.length * 70),
      }),
    async left() {
      const seen = await framesSince(0, (all) => all.some(({ type }) => type === "end"));
      const end = seen.find(({ type }) => type === "end");
      socket?.close();
      const status: Record<string, string> = end
        ? { SessionStatus: "ended", HandoffData: end.handoffData ?? "" }
        : { SessionStatus: "failed" };
      return (await report({ ...status, CallStatus: "in-progress" })).xml;
    },
    async hangUp() {
      if (socket && !isOver()) {
        const closed = once(socket, "close");
        socket.close();
        await closed;
      }
      await report({ SessionStatus: "completed", CallStatus: "completed" });
    },
    async settled() {
      if (!socket || isOver()) return;
      const answered = once(socket, "pong");
      socket.ping();
      await answered;
    },
  };
}

/** Opens the socket of a call, signed as Twilio signs it; `signedAs` forges the signature. */
export async function openSocket(
  baseUrl: string,
  lies: { signedAs?: string; signature?: string; path?: string } = {},
): Promise<WebSocket> {
  const url = baseUrl.replace(/^http/, "ws") + (lies.path ?? "/twilio/relay");
  const signature = lies.signature ?? signatureOf(twilioAccount.authToken, lies.signedAs ?? url);
  const socket = new WebSocket(url, { headers: { "x-twilio-signature": signature } });
  await once(socket, "open");
  return socket;
}

/** The parameters in the socket's setup message. */
export function parametersOf(xml: string): Record<string, string> {
  const tags = xml.matchAll(/<Parameter name="(\w+)" value="([^"]*)"\/>/g);
  return Object.fromEntries([...tags].map(([, name, value]) => [name!, value!]));
}
