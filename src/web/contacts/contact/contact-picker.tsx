import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import type { ContactSummary } from "#contract/contacts/lists.ts";
import { longestQuery } from "#domain/kernel/search/query.ts";
import { queries } from "#web/client/api.ts";
import { Field, type FieldProps } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { pickerWords as words } from "./messages.ts";
import { nameOf } from "./name-of.ts";
import "./contact-picker.css";

/** A found contact, as far as it takes to recognize it. */
export type KnownContact = Pick<
  ContactSummary,
  "id" | "type" | "status" | "firstName" | "lastName" | "companyName"
>;

/** From this many characters on, contacts are searched. */
const fewest = 2;
/** Typing that continues within this time becomes one search, in milliseconds. */
const pause = 120;

/** Props of ContactPicker; those of the field are passed on. */
export type ContactPickerProps = Omit<FieldProps, "children"> & {
  inputRef?: Ref<HTMLInputElement>;
  value: string;
  onType: (text: string) => void;
  onChoose: (contact: KnownContact) => void;
};

/** A text field that searches the professional's contacts by what is typed, and lists them below. */
export function ContactPicker(props: ContactPickerProps) {
  const { inputRef, value, onType, onChoose, hint, ...field } = props;
  const [typed, setTyped] = useState("");
  const { found, failed } = useKnownContacts(typed);
  const [at, setAt] = useState(-1);
  const listId = useId();
  const isOpen = found.length > 0;

  function close() {
    setTyped("");
    setAt(-1);
  }

  function type(text: string) {
    onType(text);
    setTyped(text);
    setAt(-1);
  }

  function take(contact: KnownContact) {
    close();
    onChoose(contact);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const chosen = found[at];
    if (event.key === "ArrowDown") setAt((at + 1) % found.length);
    else if (event.key === "ArrowUp") setAt(at <= 0 ? found.length - 1 : at - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && chosen) take(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Field {...field} hint={hint ?? (failed ? words.failed : undefined)}>
        <div className="relative">
          <TextInput
            ref={inputRef}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={found[at] && optionId(listId, found[at])}
            value={value}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {isOpen && (
            <KnownContacts id={listId} found={found} at={at} onPoint={setAt} onChoose={take} />
          )}
        </div>
      </Field>
      <p role="status" className="sr-only">
        {isOpen && words.found(found.length)}
      </p>
    </>
  );
}

/** Props of KnownContacts. */
type KnownContactsProps = {
  id: string;
  found: readonly KnownContact[];
  at: number;
  onPoint: (at: number) => void;
  onChoose: (contact: KnownContact) => void;
};

/** The found contacts below the field, which keeps the focus. */
function KnownContacts({ id, found, at, onPoint, onChoose }: KnownContactsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={words.list}
      onMouseDown={(event) => event.preventDefault()}
      className="known-contacts"
    >
      {found.map((contact, index) => (
        <button
          key={contact.id}
          id={optionId(id, contact)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerMove={() => onPoint(index)}
          onClick={() => onChoose(contact)}
          className="known-contact"
        >
          <span>{nameOf(contact)}</span>
          <span className="text-sm text-soft">{factsOf(contact)}</span>
        </button>
      ))}
    </div>
  );
}

const optionId = (listId: string, { id }: KnownContact) => `${listId}-${id}`;

function factsOf({ type, status, companyName }: KnownContact): string {
  return [type, type === "Referral Partner" ? companyName : status].filter(Boolean).join(" · ");
}

/** The contacts that a typed name may mean, after a short pause; none for a text that is too short. */
function useKnownContacts(typed: string): { found: KnownContact[]; failed: boolean } {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim().slice(0, longestQuery)), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = asked.length >= fewest && typed !== "";
  const { data, isError } = useQuery({
    ...queries.search.find.queryOptions({ input: { text: asked } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { found: (isAsked && data?.contacts) || [], failed: isAsked && isError };
}
