import { useId } from "react";
import { useForm, useFormState } from "#web/ui/form/use-form.tsx";
import type { Form } from "#web/ui/form/form.ts";
import { checkedBy } from "#web/ui/form/check.ts";
import { apiKeyDays, type NewApiKey, newApiKey } from "#domain/account/api-keys.ts";
import { scopeRooms, scopes } from "#domain/account/scopes.ts";
import { api } from "#web/client/api.ts";
import { useRequestIds } from "#web/client/request-id.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { keyWords as words, roomNames } from "./key-words.ts";
import { type Act, useAct } from "./use-act.ts";

/** Props of NewKeyDialog. */
export type NewKeyDialogProps = {
  open: boolean;
  onClose: () => void;
  onMade: (key: string) => void;
};

/** Creates an API key: its name, its scopes and how long it is valid. */
export function NewKeyDialog({ open, onClose, onMade }: NewKeyDialogProps) {
  const acts = useAct();
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={words.makeTitle}
      submit={words.submit}
      act={acts}
      wide
    >
      {(formId) => <KeyForm id={formId} acts={acts} onMade={onMade} />}
    </ActDialog>
  );
}

type KeyFormProps = { id: string; acts: Act; onMade: (key: string) => void };

function KeyForm({ id, acts, onMade }: KeyFormProps) {
  const form = useForm({
    check: checkedBy(newApiKey, (values) => ({ ...values, days: Number(values.days) })),
    defaultValues: { name: "", scopes: [] as NewApiKey["scopes"], days: 90 as NewApiKey["days"] },
  });
  const { register, handleSubmit, setError } = form;
  const { errors } = useFormState(form);
  const isBusy = acts.busy !== null;
  const ids = useRequestIds();

  const submit = handleSubmit(async (input) => {
    const id = ids.idFor(input);
    const answer = await acts.act("make", () => api.account.makeKey({ id, ...input }), {
      failed: words.failed,
      onFailure: (message) => setError("name", message, { shouldFocus: true }),
    });
    if (answer) onMade(answer.result.key);
  });

  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
        else void submit(event);
      }}
      className="flex flex-col gap-5"
    >
      <Field label={words.name} hint={words.nameHint} error={errors.name} required>
        <TextInput autoComplete="off" maxLength={60} readOnly={isBusy} {...register("name")} />
      </Field>
      <Scopes register={register} error={errors.scopes} />
      <Field label={words.days} error={errors.days}>
        <Select
          options={apiKeyDays.map((days) => ({ value: String(days), label: words.daysOf(days) }))}
          {...register("days")}
        />
      </Field>
    </form>
  );
}

type ScopesProps = {
  register: Form<NewApiKey>["register"];
  error: string | undefined;
};

function Scopes({ register, error }: ScopesProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">{words.scopes}</legend>
      <div className="account-scopes mt-2">
        {scopeRooms.map((room) => (
          <fieldset key={room}>
            <legend>{roomNames[room]}</legend>
            <div className="flex flex-wrap gap-x-5">
              <Checkbox label={words.read} value={`${room}:read`} {...register("scopes")} />
              {scopes.includes(`${room}:write`) && (
                <Checkbox label={words.write} value={`${room}:write`} {...register("scopes")} />
              )}
            </div>
          </fieldset>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 text-sm text-clay">
          {error}
        </p>
      )}
    </fieldset>
  );
}
