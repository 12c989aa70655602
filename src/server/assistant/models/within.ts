/** The result of asking with a time limit: the answer, or why there is none. */
export type Asked<Answer> = { ok: true; answer: Answer } | { ok: false; reason: string };

/**
 * Waits this many milliseconds at most, then gives up and aborts. Returns in time even if the callee ignores the
 * signal, and never throws.
 */
export async function askWithin<Answer>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Asked<Answer>> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Asked<Answer>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: "timeout" }), Math.max(0, ms));
  });
  const asking = (async () => ask(abort.signal))().then(
    (answer): Asked<Answer> => ({ ok: true, answer }),
    (error: unknown): Asked<Answer> => ({ ok: false, reason: reasonOf(error) }),
  );
  const asked = await Promise.race([asking, patience]);
  clearTimeout(timer);
  abort.abort();
  return asked;
}

/** Only the kind of an error and its status: messages of providers repeat what was sent to them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const status = "statusCode" in error && typeof error.statusCode === "number";
  return status ? `${error.name} ${String(error.statusCode)}` : error.name;
}
