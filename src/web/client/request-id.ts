import { useState } from "react";
import { v7 as newId } from "uuid";

/**
 * Ids for what a form creates. The same contents keep the same id until they are created, so that a retry after a lost
 * answer creates nothing twice; other contents get a new id.
 */
export function requestIds() {
  let sent: { contents: string; id: string } | null = null;
  return {
    idFor(contents: unknown): string {
      const text = JSON.stringify(contents);
      if (sent?.contents !== text) sent = { contents: text, id: newId() };
      return sent.id;
    },
    /** It was created, so sending the same contents again creates another one. */
    done(): void {
      sent = null;
    },
  };
}

/** The ids for one form while it is mounted. */
export function useRequestIds() {
  const [ids] = useState(requestIds);
  return ids;
}
