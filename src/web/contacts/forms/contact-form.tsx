import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { FormProvider, useForm, useFormState } from "#web/ui/form/use-form.tsx";
import { v7 as newId } from "uuid";
import type { ContactType } from "#domain/contacts/contact.ts";
import { session } from "#web/account/session.ts";
import { queries } from "#web/client/api.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { whenIdle } from "#web/ui/when-idle.ts";
import { useDraftKeeper } from "./draft-keeper.ts";
import { startedOverTitle, undoLabel } from "./draft-messages.ts";
import { dropDraft, eraseDraft, readDraft } from "./drafts.ts";
import { fill, focusFirstMistake, focusFirstName, showFaults } from "./form-acts.ts";
import { saveRefusal, type Refusal } from "./form-failure.ts";
import type { FormFrame } from "./form-frame.ts";
import type { FormRules, FormStart } from "./form-kind.ts";
import { GoneNotice, RestoredNotice } from "./form-notices.tsx";
import { openWith } from "./form-opening.ts";
import { formCheck } from "./form-check.ts";
import { FormRecordId } from "./known-notice.tsx";
import type { KnownBy } from "./known-people.ts";
import { useSavedToast } from "./known-toast.ts";
import { mergeValues } from "./merge.ts";
import { savedText, type SaveAction } from "../contact/messages.ts";

// Few ever see it: it comes when there is something to choose.
const MergePanel = lazy(async () => ({ default: (await import("./merge-panel.tsx")).MergePanel }));

/** Props of ContactForm. */
export type ContactFormProps<Values, Data> = FormFrame & {
  rules: FormRules<Values, Data>;
  type: ContactType;
  action: SaveAction;
  id: string;
  start: FormStart<Values>;
  save: (id: string, data: Data, version?: number) => Promise<unknown>;
  /** The record as it stands now, when that is why a save was refused. */
  findNewest: (error: unknown) => Promise<FormStart<Values> | null>;
  /** The fields. */
  children: ReactNode;
};

/** A form that saves a contact and loses nothing: not by a failure, not by somebody else's save, not by a reload. */
export function ContactForm<Values, Data>(props: ContactFormProps<Values, Data>) {
  const { rules, action, draftName, onStatus, save } = props;
  const [draft] = useState(() => readDraft(draftName));
  const [opening] = useState(() => openWith(rules, props.start, draft));
  const [start, setStart] = useState(props.start);
  // What may have been stored under the draft's id already is not stored again under another.
  const [id, setId] = useState(action === "added" && draft?.wasSent ? draft.id : props.id);
  const [restoredAt, setRestoredAt] = useState(opening.restoredAt);
  const [differences, setDifferences] = useState(opening.differences);
  const [gone, setGone] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);

  const check = useMemo(() => formCheck(rules, start.toInput), [rules, start]);
  const form = useForm<Values, Data>({
    defaultValues: start.values,
    check,
    shouldFocusError: false,
  });
  const { isDirty, submitCount } = useFormState(form);
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const client = useQueryClient();
  // As a mutation, so that whoever follows saves hears of it: the overview counts again.
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ data, seen }: { data: Data; seen: number | undefined }) => save(id, data, seen),
  });
  const { version } = start;
  const keepSent = useDraftKeeper(form, draftName, {
    id,
    version,
    wasSent: draft?.wasSent === true,
    shape: rules.shape,
    base: start.values,
  });
  const tellSaved = useSavedToast(id, { leaves: action === "converted" });

  useEffect(() => onStatus({ isReady: true, isDirty, isSaving }), [onStatus, isDirty, isSaving]);
  useEffect(() => {
    if (opening.restoredAt) fill(form, rules.fields, opening.values);
  }, [form, rules, opening]);
  // Nobody waits for what checks a form: it comes when the fields are drawn.
  useEffect(
    () =>
      void whenIdle()
        .then(rules.loadSchema)
        .catch(() => undefined),
    [rules],
  );
  useEffect(() => {
    // A phone would cover the form with its keyboard before it was seen.
    if (action === "added" && window.matchMedia("(pointer: fine)").matches)
      focusFirstName(element.current);
  }, [action]);
  useEffect(() => {
    if (submitCount + refusals > 0) focusFirstMistake(element.current);
  }, [submitCount, refusals]);

  async function submit(data: Data) {
    // Nobody signed in: nothing happens (SPEC §8). What was typed stays.
    if (isBusy.current || session.get().status !== "signed-in") return;
    isBusy.current = true;
    setSaving(true);
    keepSent();
    await attempt(data, start);
    isBusy.current = false;
    setSaving(false);
  }

  async function attempt(data: Data, from: FormStart<Values>): Promise<void> {
    const tellKnown = tellSaved(
      form.getValues() as Partial<Record<KnownBy, string>>,
      savedText(props.type, action),
    );
    try {
      await send({ data, seen: from.version ?? undefined });
    } catch (error) {
      const newest = await props.findNewest(error).catch(() => null);
      // Where both changed nothing but the same, or nothing that the form shows, there is nothing to choose.
      if (newest && !adopt(newest)) return attempt(data, newest);
      return refuse(error);
    }
    dropDraft(draftName);
    void client.invalidateQueries({ queryKey: queries.contacts.key() });
    tellKnown();
    props.onSaved();
  }

  /** Takes a newer record for what the form began with; tells whether there is something to choose. */
  function adopt(newest: FormStart<Values>): boolean {
    const merged = mergeValues(rules.fields, start.values, form.getValues(), newest.values);
    setStart(newest);
    setDifferences(merged.differences);
    form.reset(newest.values, { keepSubmitCount: true });
    fill(form, rules.fields, merged.values);
    return merged.differences.length > 0;
  }

  function refuse(error: unknown) {
    const refusal = saveRefusal(error);
    if (!refusal) return;
    setGone(refusal.isGone ? refusal : null);
    showFaults(form, rules.fields, error);
    setRefusals((before) => before + 1);
  }

  function startOver() {
    const typed = form.getValues();
    eraseDraft(draftName);
    if (action === "added") setId(newId());
    setRestoredAt(null);
    setDifferences([]);
    form.reset(start.values);
    focusFirstName(element.current);
    const undo = () => fill(form, rules.fields, typed);
    showToast({ title: startedOverTitle, action: { label: undoLabel, run: undo } });
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
          {gone && <GoneNotice {...gone} />}
          {restoredAt && <RestoredNotice at={restoredAt} onStartOver={startOver} />}
          {differences.length > 0 && (
            <Suspense>
              <MergePanel differences={differences} />
            </Suspense>
          )}
          <div>{props.children}</div>
        </form>
      </FormRecordId>
    </FormProvider>
  );
}
