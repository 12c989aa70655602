/** How a call ends: its error's code, or "done". */
export const endOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
