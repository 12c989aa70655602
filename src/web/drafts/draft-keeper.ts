import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { Form } from "#web/ui/form/form.ts";
import { fit } from "#web/ui/form/shape.ts";
import { eraseDraft, holdDraft, onLastWrite, writeDraft, type Draft } from "./drafts.ts";
import { isSame } from "./merge.ts";

/** How long after the last change a draft is written (milliseconds). */
const pauseMs = 400;

type About<Values> = Pick<Draft, "id" | "version" | "wasSent"> & {
  /** The empty form, and its initial values. */
  shape: Values;
  base: Values;
};

/**
 * Writes a form's input to its draft, shortly after each change and before the page closes. The returned function
 * writes at once; call it before a save, whose answer may be lost.
 */
export function useDraftKeeper<Values, Data>(
  form: Form<Values, Data>,
  name: string,
  about: About<Values>,
): () => void {
  const latest = useRef(about);
  useEffect(() => {
    latest.current = { ...about, wasSent: about.wasSent || latest.current.wasSent };
  });

  const write = () => writeNow(form.getValues(), name, latest.current);
  useWriter(name, form.onValues, write);

  return () => {
    latest.current.wasSent = true;
    write();
  };
}

/**
 * The same for values in React state instead of a form. Without a name, nothing is stored yet, because the owner is not
 * known.
 */
export function useStateKeeper<Values>(
  name: string | null,
  { values, base, shape = base }: { values: Values; base: Values; shape?: Values },
): void {
  const latest = useRef({ values, base, shape });
  const hear = useRef<(() => void) | null>(null);
  // Changes made before the owner is known are written as soon as it is.
  const isWaiting = useRef(false);
  useEffect(() => {
    const isChanged = !isSame(values, latest.current.values);
    latest.current = { values, base, shape };
    if (isChanged && hear.current) hear.current();
    else if (isChanged) isWaiting.current = true;
  });
  const listen = useCallback((changed: () => void) => {
    hear.current = changed;
    if (isWaiting.current) changed();
    isWaiting.current = false;
    return () => void (hear.current = null);
  }, []);
  useWriter(name, listen, () => {
    const { values: now, ...about } = latest.current;
    if (name) writeNow(now, name, { ...about, id: name, version: null, wasSent: false });
  });
}

/** Calls `write` shortly after each change, and before the page closes. */
function useWriter(
  name: string | null,
  listen: (changed: () => void) => () => void,
  write: () => void,
): void {
  const writeLatest = useEffectEvent(write);
  useEffect(() => {
    if (!name) return;
    const release = holdDraft(name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const writeSoon = () => {
      clearTimeout(timer);
      timer = undefined;
      writeLatest();
    };
    const leave = listen(() => {
      clearTimeout(timer);
      timer = setTimeout(writeSoon, pauseMs);
    });
    // Without a change, nothing is written, because the draft may belong to another tab.
    const writeLast = () => {
      if (timer !== undefined) writeSoon();
    };
    const stopLast = onLastWrite(name, writeLast);
    window.addEventListener("pagehide", writeLast);
    return () => {
      stopLast();
      leave();
      window.removeEventListener("pagehide", writeLast);
      writeLast();
      release();
    };
  }, [name, listen]);
}

function writeNow<Values>(
  held: Values,
  name: string,
  { shape, base, ...about }: About<Values>,
): void {
  const values = fit(shape, held);
  if (isSame(values, base)) eraseDraft(name);
  else writeDraft(name, { ...about, at: Date.now(), base, values });
}
