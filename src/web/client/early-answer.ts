declare global {
  interface Window {
    /** Answers to the requests that the page sent before its scripts ran, by path and body. */
    earlyAnswers?: Record<string, Promise<Response | undefined>>;
  }
}

/** How long after the page's start an early answer is as good as a new one, in milliseconds: as long as other data. */
const freshForMs = 30_000;

/** A call of a procedure as its client sends it, for a page's first requests. The input must be plain JSON. */
export const requestOf = (procedure: string, input: unknown) =>
  [`/rpc/${procedure}`, JSON.stringify({ json: input })] as const;

/** The answer to a request that the page has already sent, once; undefined for any other request. */
export async function takeEarlyAnswer(path: string, body = ""): Promise<Response | undefined> {
  const early = globalThis.window?.earlyAnswers;
  if (!early) return undefined;
  if (performance.now() > freshForMs) {
    dropEarlyAnswers();
    return undefined;
  }
  const key = `${path} ${body}`;
  const answer = early[key];
  delete early[key];
  return answer;
}

/** Drops what is left, because it belongs to the person who was signed in when the page started. */
export function dropEarlyAnswers(): void {
  window.earlyAnswers = undefined;
}
