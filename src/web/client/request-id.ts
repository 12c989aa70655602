import { useState } from "react";
import { v7 as newId } from "uuid";

/**
 * The id of what a form makes: the same for the same contents until it is made, so that pressing again after a lost
 * answer makes nothing twice; another one for other contents.
 */
export function requestIds() {
  let sent: { contents: string; id: string } | null = null;
  return {
    idFor(contents: unknown): string {
      const text = JSON.stringify(contents);
      if (sent?.contents !== text) sent = { contents: text, id: newId() };
      return sent.id;
    },
    /** It is made: the same contents again would be another. */
    done(): void {
      sent = null;
    },
  };
}

/** The same as long as a form is open. */
export function useRequestIds() {
  const [ids] = useState(requestIds);
  return ids;
}
