/** Something that is being fetched, from the moment it is asked for; its parts can be read later, and while they come. */
export type Download = {
  parts: () => AsyncIterable<Uint8Array>;
  stop: () => void;
};

/** Starts to fetch. If the first part takes longer than `firstMs`, or anything fails, reading the parts throws. */
export function download(
  fetchParts: (signal: AbortSignal) => Promise<AsyncIterable<Uint8Array>>,
  firstMs: number,
): Download {
  const leaving = new AbortController();
  const kept: Uint8Array[] = [];
  let state: "coming" | "done" | "failed" = "coming";
  let tell = Promise.withResolvers<void>();
  const slow = setTimeout(() => fail(), firstMs);

  function news(): void {
    tell.resolve();
    tell = Promise.withResolvers();
  }

  function fail(): void {
    if (state !== "coming") return;
    state = "failed";
    clearTimeout(slow);
    leaving.abort();
    news();
  }

  async function collect(): Promise<void> {
    for await (const part of await fetchParts(leaving.signal)) {
      if (state !== "coming") return;
      clearTimeout(slow);
      kept.push(part);
      news();
    }
    if (state !== "coming") return;
    state = kept.length > 0 ? "done" : "failed";
    clearTimeout(slow);
    news();
  }
  collect().catch(fail);

  return {
    async *parts() {
      for (let n = 0; ;) {
        if (n < kept.length) yield kept[n++]!;
        else if (state === "done") return;
        else if (state === "failed") throw new Error("The audio did not arrive.");
        else await tell.promise;
      }
    },
    stop: fail,
  };
}
