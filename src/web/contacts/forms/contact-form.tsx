import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { FormProvider, useFormState } from "#web/ui/form/use-form.tsx";
import type { ContactType } from "#domain/contacts/contact.ts";
import { session } from "#web/account/session.ts";
import { queries } from "#web/client/api.ts";
import { dropDraft } from "#web/drafts/drafts.ts";
import { RestoredNotice } from "#web/drafts/restored-notice.tsx";
import { useKeptForm } from "#web/drafts/use-kept-form.ts";
import { whenIdle } from "#web/ui/when-idle.ts";
import { saveRefusal, type Refusal } from "./form-failure.ts";
import type { FormFrame } from "./form-frame.ts";
import type { FormRules, FormStart } from "./form-kind.ts";
import { GoneNotice } from "./form-notices.tsx";
import { formCheck } from "./form-check.ts";
import { FormRecordId } from "./known-notice.tsx";
import type { KnownBy } from "./known-people.ts";
import { useSavedToast } from "./known-toast.ts";
import { savedText, type SaveAction } from "../contact/messages.ts";
import { faultsOf } from "#web/client/failure.ts";
import type { Form } from "#web/ui/form/form.ts";
import type { FieldPath } from "#web/ui/form/paths.ts";

// Rarely needed, so it is loaded only when there is something to choose.
const RecordMergePanel = lazy(async () => ({
  default: (await import("./record-merge-panel.tsx")).RecordMergePanel,
}));

/** Props of ContactForm. */
export type ContactFormProps<Values, Data> = FormFrame & {
  rules: FormRules<Values, Data>;
  type: ContactType;
  action: SaveAction;
  id: string;
  start: FormStart<Values>;
  save: (id: string, data: Data, version?: number) => Promise<unknown>;
  /** The record as it is stored now, if a newer version is why the save failed. */
  findNewest: (error: unknown) => Promise<FormStart<Values> | null>;
  /** The fields. */
  children: ReactNode;
};

/** A form that saves a contact. Input survives a failed save, someone else's save and a reload. */
export function ContactForm<Values, Data>(props: ContactFormProps<Values, Data>) {
  const { rules, action, draftName, onStatus, save } = props;
  const [gone, setGone] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);

  const checkOf = useCallback((begun: FormStart<Values>) => formCheck(rules, begun), [rules]);
  const kept = useKeptForm<Values, Data, FormStart<Values>>({
    draftName,
    id: props.id,
    isNew: action === "added",
    shape: rules.shape,
    fields: rules.fields,
    start: props.start,
    checkOf,
    shouldFocusError: false,
  });
  const { form, id, start, restoredAt, differences, keepSent, adopt } = kept;
  const { isDirty, submitCount } = useFormState(form);
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const client = useQueryClient();
  // A mutation, so that the overview, which watches mutations, reloads its counts.
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ data, seen }: { data: Data; seen: number | undefined }) => save(id, data, seen),
  });
  const tellSaved = useSavedToast(id, { leaves: action === "converted" });
  useEffect(() => onStatus({ isReady: true, isDirty, isSaving }), [onStatus, isDirty, isSaving]);
  useSchemaAhead(rules.loadSchema);
  useFormFocus(element, { isNew: action === "added", refusals: submitCount + refusals });

  async function submit(data: Data) {
    // When signed out, nothing happens and the input is kept (ERR-040).
    if (isBusy.current || session.get().status !== "signed-in") return;
    const asked = rules.ask?.(form.getValues());
    if (asked) {
      form.setError(asked.field, asked.question);
      return setRefusals((before) => before + 1);
    }
    isBusy.current = true;
    setSaving(true);
    keepSent();
    await attempt(data, start);
    isBusy.current = false;
    setSaving(false);
  }

  async function attempt(data: Data, from: FormStart<Values>): Promise<void> {
    const typed = form.getValues() as Partial<Record<KnownBy, string>>;
    const tellKnown = tellSaved(typed, savedText(props.type, action));
    try {
      await send({ data, seen: from.version ?? undefined });
    } catch (error) {
      const newest = await props.findNewest(error).catch(() => null);
      // If the two versions don't differ in a field of this form, there is nothing to choose.
      if (newest && adopt(newest).length === 0) return attempt(data, newest);
      return refuse(error);
    }
    dropDraft(draftName);
    void client.invalidateQueries({ queryKey: queries.contacts.key() });
    tellKnown();
    props.onSaved();
  }

  function refuse(error: unknown) {
    const refusal = saveRefusal(error);
    if (!refusal) return;
    setGone(refusal.isGone ? refusal : null);
    // Reload what is behind this form, which may still show the record.
    if (refusal.isGone) void client.invalidateQueries({ queryKey: queries.contacts.key() });
    showFaults(form, rules.fields, error);
    setRefusals((before) => before + 1);
  }

  function startOver() {
    kept.startOver();
    focusFirstName(element.current);
  }

  return (
    <FormProvider form={form}>
      <FormRecordId value={id}>
        <form
          ref={element}
          id={props.formId}
          noValidate
          autoComplete="off"
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
        >
          {gone && <GoneNotice id={id} refusal={gone} onRestored={() => setGone(null)} />}
          {restoredAt && <RestoredNotice at={restoredAt} onStartOver={startOver} />}
          <Suspense>
            {differences.length > 0 && <RecordMergePanel differences={differences} />}
          </Suspense>
          <div>{props.children}</div>
        </form>
      </FormRecordId>
    </FormProvider>
  );
}

/** Shows the server's errors at their fields; "lead.tags.3" is the field "tags.3". */
function showFaults<Values, Data>(
  form: Form<Values, Data>,
  fields: readonly string[],
  error: unknown,
): void {
  for (const { path, message } of faultsOf(error)) {
    const name = path.slice(path.indexOf(".") + 1);
    if (fields.some((field) => name === field || name.startsWith(`${field}.`)))
      form.setError(name as FieldPath<Values>, message);
  }
}

/** Loads the schema after the fields are rendered, so that it never delays them. */
function useSchemaAhead(loadSchema: () => Promise<unknown>): void {
  useEffect(
    () =>
      void whenIdle()
        .then(loadSchema)
        .catch(() => undefined),
    [loadSchema],
  );
}

/** Puts the focus on the first field of a new record, and on the first error after each failed save. */
function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  { isNew, refusals }: { isNew: boolean; refusals: number },
): void {
  useEffect(() => {
    // Not on a phone, whose keyboard would cover the form at once.
    if (isNew && window.matchMedia("(pointer: fine)").matches) focusFirstName(form.current);
  }, [form, isNew]);
  useEffect(() => {
    if (refusals > 0) focusFirstMistake(form.current);
  }, [form, refusals]);
}

/** Puts the focus on the first field of every form. */
function focusFirstName(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[name='firstName']")?.focus();
}

/** Puts the focus on the first visible error. */
function focusFirstMistake(form: HTMLFormElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>("[aria-invalid='true']") ?? [];
  [...wrong].find((control) => control.offsetParent !== null)?.focus();
}
