import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { queries } from "#web/client/api.ts";
import { ContactPicker, type KnownContact } from "#web/contacts/contact/contact-picker.tsx";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { useController, useFormContext, useFormState, useWatch } from "#web/ui/form/use-form.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { clientWords, eventWords } from "./event-messages.ts";
import { type EventValues, withContact } from "./event-values.ts";

/**
 * The client's name. Typing searches the professional's contacts; a chosen one fills in email, phone and an empty
 * title, and the event then belongs to that contact. Changing the name afterward unlinks it.
 */
export function ClientField({ required }: { required: boolean }) {
  const form = useFormContext<EventValues>();
  const { errors } = useFormState(form);
  const { value, onChange, ref } = useController(form, "clientName");
  const isLinked = useWatch(form, "contactId") !== "";
  const { choose, leave } = useChosenContact();
  return (
    <ContactPicker
      label={eventWords.clientName}
      error={errors.clientName}
      required={required}
      hint={isLinked ? clientWords.linked : undefined}
      inputRef={ref}
      value={value}
      onType={(text) => {
        leave();
        onChange(text);
      }}
      onChoose={(contact) => void choose(contact)}
    />
  );
}

/**
 * `choose` takes a contact into the form; its email and phone follow when they are loaded. `leave` takes out again what
 * came from it, so that nothing about another client goes to it.
 */
function useChosenContact() {
  const client = useQueryClient();
  const form = useFormContext<EventValues>();
  // What an earlier choice filled in, and a new one may replace.
  const filled = useRef({ clientEmail: "", clientPhone: "" });

  function fill(values: Partial<EventValues>) {
    const { isSubmitted } = form.state();
    for (const [name, value] of Object.entries(values))
      form.setValue(name as "title", value as string, { shouldValidate: isSubmitted });
  }

  function leave() {
    const values = form.getValues();
    if (values.contactId === "") return;
    fill({ ...withContact(values, { contactId: "", clientName: "" }) });
    for (const way of ways) if (values[way] === filled.current[way]) fill({ [way]: "" });
    filled.current = { clientEmail: "", clientPhone: "" };
  }

  async function choose(contact: KnownContact) {
    fill(withContact(form.getValues(), { contactId: contact.id, clientName: nameOf(contact) }));
    const read = await client
      .fetchQuery(queries.contacts.read.queryOptions({ input: { id: contact.id } }))
      .catch(() => null);
    const values = form.getValues();
    if (values.contactId !== contact.id) return;
    if (!read) return showToast({ title: clientWords.notRead, variant: "destructive" });
    const { lead, partner } = read;
    const { email, phoneNumber } = partner ?? lead;
    const own = { clientEmail: email ?? "", clientPhone: phoneNumber ?? "" };
    for (const way of ways)
      if (values[way] === "" || values[way] === filled.current[way]) fill({ [way]: own[way] });
    filled.current = own;
  }

  return { choose, leave };
}

const ways = ["clientEmail", "clientPhone"] as const;
