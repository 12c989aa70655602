/** How a toast looks and how urgently it is announced. */
export type ToastVariant = "default" | "success" | "destructive";

/** A toast: a title, and optionally a sentence, an action or a link. */
export type ToastInput = {
  title: string;
  text?: string | undefined;
  variant?: ToastVariant;
  action?: { label: string; run: () => void };
  /** A link with a full load; unlike an action, it can be handed over to the next page. */
  link?: { label: string; href: string };
};

/** A toast in the list; a dismissed one is hidden but stays until its removal. */
export type Toast = ToastInput & { id: number; open: boolean };

/** The clock, which tests control. Times are in milliseconds. */
export type ToastClock = {
  now: () => number;
  after: (ms: number, run: () => void) => () => void;
};

/** How many toasts show at once. */
export const toastLimit = 1;
/** How long a toast shows, in milliseconds, unless the pointer or focus is on it. */
export const toastDisplayMs = 5_000;
/** When a dismissed toast is removed, in milliseconds (docs/behavior/platform.md#toasts-close-after-five-seconds). */
export const toastRemovalMs = 1_000_000;

const realClock: ToastClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export type ToastStore = ReturnType<typeof createToastStore>;

/** The list of toasts: newest first, never longer than the limit. */
export function createToastStore(clock: ToastClock = realClock) {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  let left = 0;
  let startedAt = 0;
  let stopDisplay = () => {};
  const removals = new Map<number, () => void>();
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const [id, stop] of removals) {
      if (toasts.some((toast) => toast.id === id)) continue;
      stop();
      removals.delete(id);
    }
    for (const listener of listeners) listener();
  }

  function run(id: number) {
    startedAt = clock.now();
    stopDisplay = clock.after(left, () => dismiss(id));
  }

  function dismiss(id: number) {
    const toast = toasts.find((one) => one.id === id);
    if (!toast?.open) return;
    stopDisplay();
    removals.set(
      id,
      clock.after(toastRemovalMs, () => change(toasts.filter((one) => one.id !== id))),
    );
    change(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  }

  return {
    list: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows a toast, replacing the one before it. */
    show(input: ToastInput): number {
      stopDisplay();
      const id = nextId++;
      left = toastDisplayMs;
      change([{ ...input, id, open: true }, ...toasts].slice(0, toastLimit));
      if (!paused) run(id);
      return id;
    },
    dismiss,
    /** Pauses the timer of the visible toast. */
    pause() {
      if (paused) return;
      paused = true;
      stopDisplay();
      left = Math.max(0, left - (clock.now() - startedAt));
    },
    /** Resumes the timer with the remaining time. */
    resume() {
      if (!paused) return;
      paused = false;
      const toast = toasts.find((one) => one.open);
      if (toast) run(toast.id);
    },
  };
}
