import { ORPCError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import type { Lead } from "#domain/contacts/lead.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { session } from "#web/account/session.ts";
import { faultsOf, messageOf } from "#web/client/failure.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { ContactStatus } from "./contact-status.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import type { FormStatus } from "./lead-dialog.tsx";
import { LeadFields } from "./lead-fields.tsx";
import {
  isLeadField,
  toFormValues,
  type LeadFormValues,
  type StoredDays,
} from "./lead-form-values.ts";
import { leadResolver } from "./lead-resolver.ts";
import {
  addedText,
  leadFailedTitle,
  savedText,
  savedTitle,
  saveFailedText,
  saveFailedTitle,
} from "./messages.ts";
import { leadOptions, useSaveLead } from "./queries.ts";

/** What the dialog around a form gives it. */
export type LeadFormFrame = {
  /** The form's id, for the submit button outside of it. */
  formId: string;
  onStatus: (status: FormStatus) => void;
  onSaved: () => void;
};

/** The form for a new lead: blank (SPEC §4). Its id is made here, once, so that saving twice stores one lead. */
export function NewLead(frame: LeadFormFrame) {
  const [id] = useState(() => newId());
  return <LeadForm id={id} isNew values={toFormValues()} storedDays={{}} {...frame} />;
}

/** The form for a lead that is stored: prefilled (SPEC §4). */
export function EditLead({ id, ...frame }: LeadFormFrame & { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(leadOptions(id));
  if (!data && error)
    return (
      <ErrorState
        title={leadFailedTitle}
        text={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <FormSkeleton />;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <p className="mb-6">
        <ContactStatus status={data.status} />
        <span className="text-soft">, {addedText(momentText(data.createdAt, timeZone))}</span>
      </p>
      <LeadForm
        id={id}
        isNew={false}
        values={toFormValues(data.lead)}
        storedDays={data.lead.availableDays}
        {...frame}
      />
    </>
  );
}

type LeadFormProps = LeadFormFrame & {
  id: string;
  isNew: boolean;
  values: LeadFormValues;
  storedDays: StoredDays;
};

function LeadForm({ id, isNew, values, storedDays, formId, onStatus, onSaved }: LeadFormProps) {
  const form = useForm<LeadFormValues, unknown, Lead>({
    defaultValues: values,
    resolver: leadResolver(storedDays),
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const { mutate, isPending: isSaving } = useSaveLead();
  const { isDirty, submitCount } = form.formState;
  const [refusals, setRefusals] = useState(0);

  useEffect(() => onStatus({ isReady: true, isDirty, isSaving }), [onStatus, isDirty, isSaving]);
  useEffect(() => {
    // A phone would cover the form with its keyboard before it was seen.
    if (isNew && window.matchMedia("(pointer: fine)").matches) form.setFocus("firstName");
  }, [form, isNew]);
  useEffect(() => {
    if (submitCount + refusals > 0) focusFirstMistake(element.current);
  }, [submitCount, refusals]);

  function save(lead: Lead) {
    // Nobody signed in: nothing happens (SPEC §8). What was typed stays.
    if (isSaving || session.get().status !== "signed-in") return;
    mutate(
      { id, isNew, lead },
      {
        onSuccess: () => {
          showToast({
            title: savedTitle,
            text: savedText("Lead", isNew ? "added" : "updated"),
            variant: "success",
          });
          onSaved();
        },
        onError: (error) => {
          if (error instanceof ORPCError && error.code === "UNAUTHORIZED") return;
          showToast({
            title: saveFailedTitle,
            text: saveFailedText(messageOf(error)),
            variant: "destructive",
          });
          for (const { path, message } of faultsOf(error)) {
            const name = fieldOf(path);
            if (name) form.setError(name, { type: "server", message });
          }
          setRefusals((before) => before + 1);
        },
      },
    );
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        id={formId}
        noValidate
        autoComplete="off"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <LeadFields />
      </form>
    </FormProvider>
  );
}

/** The form's field for a place in the input: "lead.tags.3" is "tags". */
function fieldOf(path: string) {
  const [, first = "", second] = path.split(".");
  return [`${first}.${second}`, first].find(isLeadField);
}

function focusFirstMistake(form: HTMLFormElement | null) {
  const wrong = form?.querySelectorAll<HTMLElement>("[aria-invalid='true']") ?? [];
  [...wrong].find((control) => control.offsetParent !== null)?.focus();
}
