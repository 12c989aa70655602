import type { Permissions } from "#contract/assistant/outreach.ts";
import {
  type Basis,
  bases,
  type OutreachChannel,
  type Purpose,
  purposes,
} from "#domain/assistant/outreach/consent.ts";
import { api } from "#web/client/api.ts";
import { useRequestIds } from "#web/client/request-id.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { useAct } from "../shared/use-act.ts";
import { consentWords as words } from "./stop-messages.ts";
import { WordsDialog } from "./words-dialog.tsx";

const dialogWords = {
  title: words.title,
  text: words.text,
  label: words.wording,
  hint: words.wordingHint,
  submit: words.submit,
  required: words.required,
};

/** Records that a contact agreed to be contacted; offers only channels with a phone number or email. */
export function ConsentDialog({ permissions }: { permissions: Permissions }) {
  const { contactId, ways } = permissions;
  const { act, busy } = useAct();
  const ids = useRequestIds();
  const channels = ways
    .filter(({ address }) => address !== null)
    .map(({ channel }) => ({ value: channel, label: words.channels[channel] }));
  if (channels.length === 0) return null;
  return (
    <WordsDialog
      words={dialogWords}
      isBusy={busy !== null}
      opener={(open) => (
        <Button size="sm" onClick={open}>
          {words.add}
        </Button>
      )}
      onSave={async (wording, form, onFailure) => {
        const consent = {
          contactId,
          channel: form.get("channel") as OutreachChannel,
          purpose: form.get("purpose") as Purpose,
          basis: form.get("basis") as Basis,
          wording,
        };
        const told = { done: words.done, failed: words.failed, onFailure };
        const id = ids.idFor(consent);
        const keep = () => api.assistant.outreach.recordConsent({ id, ...consent });
        const isKept = (await act("consent", keep, told)) !== null;
        if (isKept) ids.done();
        return isKept;
      }}
    >
      <Field label={words.channel}>
        <Select name="channel" options={channels} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.purpose}>
          <Select
            name="purpose"
            options={purposes.map((value) => ({ value, label: words.purposes[value] }))}
          />
        </Field>
        <Field label={words.basis}>
          <Select
            name="basis"
            options={bases.map((value) => ({ value, label: words.bases[value] }))}
          />
        </Field>
      </div>
    </WordsDialog>
  );
}
