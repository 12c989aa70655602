import { useEffect, useRef } from "react";
import type { Form } from "#web/ui/form/form.ts";
import { eraseDraft, holdDraft, onLastWrite, writeDraft, type Draft } from "./drafts.ts";
import { fit } from "./form-shape.ts";
import { isSame } from "./merge.ts";

/** How long after the last key a draft is written (milliseconds). */
const pauseMs = 400;

type About<Values> = Pick<Draft, "id" | "version" | "wasSent"> & {
  /** The form while nothing has been typed, and as it began. */
  shape: Values;
  base: Values;
};

/**
 * Writes what is typed into a form to its draft: shortly after typing, and before the page goes. The answer writes at
 * once, because a save was sent whose answer may be lost.
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

  useEffect(() => {
    const release = holdDraft(name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      writeNow(form, name, latest.current);
    };
    const leave = form.onValues(() => {
      clearTimeout(timer);
      timer = setTimeout(write, pauseMs);
    });
    const stopLast = onLastWrite(name, () => writeLast());
    // A form in which nothing was typed writes nothing: the draft may be that of another tab.
    const writeLast = () => {
      if (timer !== undefined) write();
    };
    window.addEventListener("pagehide", writeLast);
    return () => {
      stopLast();
      leave();
      window.removeEventListener("pagehide", writeLast);
      writeLast();
      release();
    };
  }, [form, name]);

  return () => {
    latest.current.wasSent = true;
    writeNow(form, name, latest.current);
  };
}

function writeNow<Values, Data>(
  form: Form<Values, Data>,
  name: string,
  { shape, base, ...about }: About<Values>,
): void {
  const values = fit(shape, form.getValues());
  if (isSame(values, base)) eraseDraft(name);
  else writeDraft(name, { ...about, at: Date.now(), base, values });
}
