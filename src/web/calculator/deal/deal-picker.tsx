import { useEffect, useState } from "react";
import type { SharedDeal } from "#contract/calculator.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { dealWords as words } from "./deal-messages.ts";

/** How long typing must pause before a search (milliseconds). */
const pauseMs = 300;

/** Props of DealPicker. */
export type DealPickerProps = {
  /** The chosen deal's id; empty if there is none. */
  id: string;
  options: SharedDeal[];
  isLoading: boolean;
  onPick: (dealId: string) => void;
  /** Whether there may be more deals than are listed. */
  isSearchable: boolean;
  onSearch: (text: string) => void;
};

/** Chooses one of the shared deals. */
export function DealPicker(props: DealPickerProps) {
  const { id, options, isLoading, onPick, isSearchable, onSearch } = props;
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  function placeholder() {
    if (isLoading) return words.loading;
    if (options.length > 0) return words.choose;
    return typed.trim() ? words.noMatch : words.none;
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(isSearchable || typed) && (
        <Field label={words.search} hint={words.searchHint}>
          <TextInput
            type="search"
            maxLength={200}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      <Field label={words.label}>
        <Select
          value={options.some((deal) => deal.id === id) ? id : ""}
          placeholder={placeholder()}
          aria-busy={isLoading || undefined}
          options={options.map((deal) => ({
            value: deal.id,
            label: words.option(nameOf(deal), deal.id),
          }))}
          onChange={(event) => onPick(event.target.value)}
        />
      </Field>
    </div>
  );
}
