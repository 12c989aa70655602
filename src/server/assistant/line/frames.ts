import * as z from "zod";
import type { Language } from "#understanding/heard.ts";
import { repairTexts } from "#domain/kernel/storable.ts";

// Twilio's frames (https://www.twilio.com/docs/voice/conversationrelay/websocket-messages). Read leniently: some are
// undocumented, and some implementations use other field names.

const mostWords = 4_000; // the longest line, in characters
const words = z.string().transform((text) => text.slice(0, mostWords));
const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);

const frames = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("setup"),
    callSid: z.string().max(64),
    from: z.string().max(64).optional(),
    to: z.string().max(64).optional(),
    direction: z.string().max(64).optional(),
    customParameters: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({
    type: z.literal("prompt"),
    voicePrompt: words,
    /** Missing means a whole line: parts are only sent if they were requested. */
    last: flag.default(true),
  }),
  z.object({ type: z.literal("dtmf"), digit: z.union([z.string(), z.number()]).transform(String) }),
  z.object({
    type: z.literal("interrupt"),
    utteranceUntilInterrupt: words.optional(),
    transcript: words.optional(),
  }),
  z.object({ type: z.literal("info"), name: z.string().optional(), value: z.unknown().optional() }),
  z.object({ type: z.literal("error"), description: z.string().optional() }),
]);
export type IncomingFrame = z.output<typeof frames>;

/** A frame, or why it is not one: malformed ones are counted, unknown kinds are ignored. */
type ReadFrame = IncomingFrame | { type: "bad" } | { type: "unknown" };

const known = new Set(["setup", "prompt", "dtmf", "interrupt", "info", "error"]);

export function readFrame(text: string): ReadFrame {
  let value: unknown;
  try {
    value = repairTexts(JSON.parse(text))?.repaired;
  } catch {
    return { type: "bad" };
  }
  const type = (value as { type?: unknown } | null)?.type;
  if (typeof type !== "string") return { type: "bad" };
  if (!known.has(type)) return { type: "unknown" };
  const frame = frames.safeParse(value);
  return frame.success ? frame.data : { type: "bad" };
}

/** Why a call leaves the socket; Twilio passes it on to the next webhook. */
const handovers = ["transfer", "goodbye", "silence", "tooLong", "stopped", "restart"] as const;
export type Handover = (typeof handovers)[number];

export type OutgoingFrame =
  | { type: "text"; token: string; last: boolean }
  /** From now on the caller is heard, and answered, in this language. */
  | { type: "language"; ttsLanguage: string; transcriptionLanguage: string }
  | { type: "end"; handoffData: string };

const spokenAs = { en: "en-US", es: "es-US" } as const;

/** Changes the language of both directions. */
export function languageFrame(language: Language): OutgoingFrame {
  const tag = spokenAs[language];
  return { type: "language", ttsLanguage: tag, transcriptionLanguage: tag };
}

/** Ends the socket's part, with the reason for the next webhook. */
export function endFrame(reason: Handover): OutgoingFrame {
  return { type: "end", handoffData: JSON.stringify({ reason }) };
}

/** The reason in an end frame, as the webhook returns it; null for anything else. */
export function readHandover(handoffData: string | null): Handover | null {
  try {
    const { reason } = JSON.parse(handoffData ?? "") as { reason?: unknown };
    return handovers.find((one) => one === reason) ?? null;
  } catch {
    return null;
  }
}
