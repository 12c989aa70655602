/** A line that was sent, or is to be sent again under the same id. */
export type SentLine = {
  turnId: string;
  text: string;
  spoken: boolean;
  /** How much of the last answer was heard before this line cut it short; left out when all was. */
  heard?: string;
};

/** What this tab keeps of a conversation, so that a reload goes on with it. */
export type Remembered = {
  talkId: string;
  /** Opens the conversation again; null until the server has answered. */
  secret: string | null;
  /** What stands in the field. */
  draft: string;
  /** A line whose answer never came: it may have arrived all the same. */
  tried: SentLine | null;
};

/** Where it is kept. */
export type TalkMemory = {
  read: () => Remembered | null;
  write: (talk: Remembered) => void;
};

/** The memory of this tab for the conversation with one professional. */
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
        // A browser that stores nothing talks as well, until the page is left.
      }
    },
  };
}

/** The memory of a page: a reload begins anew. */
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
