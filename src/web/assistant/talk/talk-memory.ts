/** A line that was sent, or that will be sent again under the same id. */
export type SentLine = {
  turnId: string;
  text: string;
  spoken: boolean;
  /** How much of the last answer was heard before this line interrupted it; undefined if all of it was. */
  heard?: string;
};

/** What this tab stores about a conversation, so that a reload continues it. */
export type Remembered = {
  talkId: string;
  /** The key that opens the conversation again; null until the server has answered. */
  secret: string | null;
  /** The field's text. */
  draft: string;
  /** A line without an answer; it may still have arrived. */
  tried: SentLine | null;
};

/** The storage of a conversation. */
export type TalkMemory = {
  read: () => Remembered | null;
  write: (talk: Remembered) => void;
};

/** Stores the conversation with one professional in this tab. */
export function tabMemory(profileId: string): TalkMemory {
  const key = `hearthline-talk:${profileId}`;
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
        return isRemembered(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    write(talk) {
      try {
        sessionStorage.setItem(key, JSON.stringify(talk));
      } catch {
        // Without storage, the conversation works until the page is left.
      }
    },
  };
}

/** Keeps the conversation in the page's memory, so that a reload starts over. */
export function pageMemory(): TalkMemory {
  let kept: Remembered | null = null;
  return { read: () => kept, write: (talk) => void (kept = talk) };
}

function isRemembered(stored: unknown): stored is Remembered {
  if (typeof stored !== "object" || stored === null) return false;
  const { talkId, secret, draft, tried } = stored as Partial<Remembered>;
  return (
    typeof talkId === "string" &&
    (secret === null || typeof secret === "string") &&
    typeof draft === "string" &&
    (tried === null || isSentLine(tried))
  );
}

function isSentLine(stored: unknown): stored is SentLine {
  if (typeof stored !== "object" || stored === null) return false;
  const { turnId, text, spoken } = stored as Partial<SentLine>;
  return typeof turnId === "string" && typeof text === "string" && typeof spoken === "boolean";
}
