import { inSpanish } from "#web/language/bilingual.ts";
import { ORPCError } from "@orpc/client";
import type { TalkAnswer, TalkLine } from "#contract/assistant/talk.ts";
import type { Language } from "#domain/kernel/language.ts";
import { talkWords } from "./talk-messages.ts";
import type { SentLine, TalkMemory } from "./talk-memory.ts";
import {
  answered,
  failed,
  hasGap,
  joined,
  lastSeq,
  newFromOthers,
  sending,
  type TalkState,
  unopened,
} from "./talk-state.ts";

type Key = { profileId: string; talkId: string; secret: string };

/** The procedures that a conversation needs (contract/assistant/talk.ts). */
export type TalkCalls = {
  begin: (opening: {
    profileId: string;
    talkId: string;
    timeZone: string;
    spoken: boolean;
    language?: Language;
  }) => Promise<TalkAnswer>;
  say: (line: Key & SentLine) => Promise<TalkAnswer>;
  read: (wish: Key & { after: number }) => Promise<TalkAnswer>;
};

/** The conversation's dependencies; tests pass their own. */
export type TalkWorld = {
  profileId: string;
  calls: TalkCalls;
  memory: TalkMemory;
  /** The visitor's time zone, used for days and times in the conversation. */
  timeZone: string;
  /** The language of the page, in which the conversation begins. */
  language?: Language;
  newId: () => string;
};

/** Whether a line was spoken, and how much of the last answer was heard. */
export type Manner = { spoken: boolean; heard?: string | undefined };

/** A conversation with an assistant while its page is open. */
export type Talk = ReturnType<typeof openTalk>;

/** Creates a conversation; `start` opens it. */
export function openTalk(world: TalkWorld) {
  const { memory, newId } = world;
  const server = serverOf(world);
  const { get, change, take, subscribe, onNews } = shownTalk(({ draft, tried }) =>
    memory.write({ ...server.named(), draft, tried }),
  );
  /** Increases when the conversation starts over, so that answers to the previous one are ignored. */
  let round = 0;
  /** Whether the visitor sent a line before the conversation was open. */
  let isSentEarly = false;

  /** Continues the conversation that this tab remembers, or starts a new one. */
  async function start(): Promise<void> {
    const now = round;
    const { draft = "", tried = null } = memory.read() ?? {};
    change({ ...unopened, draft, tried });
    try {
      const answer = await server.open();
      if (now !== round) return;
      server.keep(answer);
      change(opened(answered(get(), answer), tried));
    } catch (error) {
      if (now !== round) return;
      change({
        ...get(),
        phase: closing(error) ?? "closed",
        trouble: troubleOf(error, world.language),
      });
    }
    if (isSentEarly && get().phase === "open") await say();
    isSentEarly = false;
  }

  /** Sends the given text, or the field's text. */
  async function say(said?: string, manner: Manner = { spoken: false }): Promise<void> {
    const state = get();
    const { phase, draft, tried } = state;
    const text = (said ?? draft).trim();
    const isEarly = phase === "opening";
    if ((phase !== "open" && !isEarly) || text === "") return;
    // Text that comes before the conversation is open, or while a line is being sent, waits in the field.
    if (isEarly || state.sent) {
      isSentEarly ||= isEarly;
      if (said !== undefined) change({ ...state, draft: joined(draft, text) });
      return;
    }
    const line = tried?.text === text ? tried : newLine(newId(), text, manner);
    change({ ...sending(state, line), draft: said === undefined ? "" : draft });
    await send(line);
  }

  async function send(line: SentLine): Promise<void> {
    const now = round;
    try {
      const answer = await server.say(line);
      const missed = hasGap(get(), answer) ? await server.missed(lastSeq(get())) : [];
      if (now !== round) return;
      take(answered(get(), { ...answer, lines: [...missed, ...answer.lines] }, line.turnId));
    } catch (error) {
      if (now !== round) return;
      const next = failed(get(), troubleOf(error, world.language));
      // The id belongs to another line, so a retry needs a new one.
      const tried = codeOf(error) === "TURN_TAKEN" ? null : next.tried;
      change({ ...next, tried, phase: closing(error) ?? "open" });
    }
  }

  /** Looks for new lines; a failure is ignored, because the next look tries again. */
  async function look(): Promise<void> {
    const now = round;
    const isOpen = () => now === round && get().phase === "open" && !get().sent;
    if (!isOpen()) return;
    try {
      const answer = await server.read(lastSeq(get()));
      if (isOpen()) take(answered(get(), answer));
    } catch (error) {
      if (isOpen() && closing(error)) change({ ...get(), phase: closing(error)! });
    }
  }

  return {
    state: get,
    subscribe,
    onNews,
    start,
    say,
    look,
    /** What names this conversation where its speech is sent. */
    key: server.name,
    type: (draft: string) => change({ ...get(), draft }),
    /** Starts another conversation; the field keeps its text. */
    startOver(): Promise<void> {
      round += 1;
      server.forget();
      change({ ...get(), tried: null });
      return start();
    },
  };
}

/** The conversation's state and its subscribers. */
function shownTalk(remember: (state: TalkState) => void) {
  let state: TalkState = unopened;
  const watchers = new Set<() => void>();
  const listeners = new Set<(texts: string[]) => void>();

  function change(next: TalkState): void {
    state = next;
    remember(next);
    for (const tell of watchers) tell();
  }

  return {
    get: () => state,
    change,
    /** Like `change`, and also reports new lines from others. */
    take(next: TalkState): void {
      const news = newFromOthers(state, next);
      change(next);
      if (news.length > 0) for (const hear of listeners) hear(news);
    },
    subscribe(tell: () => void): () => void {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    /** Subscribes to new lines from the assistant or the professional. */
    onNews(hear: (texts: string[]) => void): () => void {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}

/** The procedures for the conversation that this tab remembers, or for a new one. */
function serverOf({ profileId, calls, memory, timeZone, language, newId }: TalkWorld) {
  let { talkId, secret } = memory.read() ?? { talkId: newId(), secret: null };

  const key = (): Key => ({ profileId, talkId, secret: secret ?? "" });
  const read = (after: number) => calls.read({ ...key(), after });

  function begin(): Promise<TalkAnswer> {
    secret = null;
    const known = language ? { language } : {};
    return calls.begin({ profileId, talkId, timeZone, spoken: false, ...known });
  }

  return {
    /** What this tab must remember to identify the conversation. */
    named: () => ({ talkId, secret }),
    name: () => [profileId, talkId, secret ?? ""].join("/"),
    read,
    say: (line: SentLine) => calls.say({ ...key(), ...line }),
    /** Loads a remembered conversation or starts one. If the server does not know it, starts it under another id. */
    async open(): Promise<TalkAnswer> {
      try {
        return await (secret === null ? begin() : read(-1));
      } catch (error) {
        if (codeOf(error) !== "NO_TALK") throw error;
        talkId = newId();
        return begin();
      }
    },
    /** Keeps the answer's secret, which opens the conversation from now on. */
    keep(answer: TalkAnswer): void {
      secret = answer.secret;
    },
    forget(): void {
      talkId = newId();
      secret = null;
    },
    /** The lines missed through a lost answer; if they fail to load, the conversation continues without them. */
    async missed(after: number): Promise<TalkLine[]> {
      try {
        return (await read(after)).lines;
      } catch {
        return [];
      }
    },
  };
}

/** The state after opening. A line that may not have arrived is either in the transcript or back in the field. */
function opened(known: TalkState, tried: SentLine | null): TalkState {
  const hasArrived = known.lines.some(
    ({ speaker, words: said }) => speaker === "caller" && said === tried?.text,
  );
  // Keep text typed in the meantime.
  const isWaiting = tried && !hasArrived && !known.draft.includes(tried.text);
  return {
    ...known,
    tried: hasArrived ? null : tried,
    draft: isWaiting ? joined(tried.text, known.draft) : known.draft,
  };
}

function newLine(turnId: string, text: string, { spoken, heard }: Manner): SentLine {
  return { turnId, text, spoken, ...(heard === undefined ? {} : { heard }) };
}

const codeOf = (error: unknown) => (error instanceof ORPCError ? String(error.code) : "");

/** The phase that a refusal leads to; null for a temporary failure. */
function closing(error: unknown): "off" | "over" | null {
  const code = codeOf(error);
  if (code === "NO_ASSISTANT") return "off";
  return code === "NO_TALK" ? "over" : null;
}

function troubleOf(error: unknown, language: Language | undefined): string {
  const words = language === "es" ? inSpanish(talkWords) : talkWords.english;
  if (codeOf(error) !== "TOO_MANY") return words.messageOf(error);
  const { retryAfterSeconds } = (error as ORPCError<string, { retryAfterSeconds: number }>).data;
  return words.tooMany(Math.max(1, Math.ceil(retryAfterSeconds / 60)));
}
