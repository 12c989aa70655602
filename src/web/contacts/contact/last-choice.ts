/** How long a choice must stand before it is saved: on some systems each arrow key in a select is a choice. */
const pauseMs = 400;

/** What happens to a choice. */
export type ChoiceEnds<Value> = {
  send: (to: Value) => Promise<unknown>;
  saved: (from: Value, to: Value) => void;
  /** It could not be saved; `stored` is still the value, and `isLast` says that no newer choice waits. */
  failed: (error: unknown, stored: Value, isLast: boolean) => void;
  /** Nothing is left to save. */
  done: () => void;
};

/**
 * Saves a value that someone may choose several times in a row: after a pause, one request at a time, and only the last
 * choice. A choice that returns to the stored value sends nothing.
 */
export class LastChoice<Value> {
  #stored: Value;
  #wanted: Value;
  #ends: ChoiceEnds<Value>;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stored: Value, ends: ChoiceEnds<Value>) {
    this.#stored = stored;
    this.#wanted = stored;
    this.#ends = ends;
  }

  choose(to: Value): void {
    this.#wanted = to;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.saveNow(), pauseMs);
  }

  /** Saves without waiting for the rest of the pause. */
  async saveNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isSending) return;
    const [from, to] = [this.#stored, this.#wanted];
    if (from === to) return this.#ends.done();
    this.#isSending = true;
    try {
      await this.#ends.send(to);
      this.#stored = to;
      this.#ends.saved(from, to);
    } catch (error) {
      const isLast = this.#wanted === to;
      if (isLast) this.#wanted = from;
      this.#ends.failed(error, from, isLast);
    }
    this.#isSending = false;
    // A choice made in the meantime follows, unless its own pause is still going on.
    if (this.#timer === undefined) await this.saveNow();
  }
}
