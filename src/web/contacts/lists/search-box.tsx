import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useRef, type KeyboardEvent } from "react";
import type { ContactType } from "#domain/contacts/contact.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { useLate } from "#web/ui/use-late.ts";
import { clearSearchLabel, searchLabel } from "./list-messages.ts";

const signClass =
  "pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center text-soft";

/** Props of SearchBox. */
export type SearchBoxProps = {
  /** The type of contacts to search. */
  type: ContactType;
  value: string;
  onType: (text: string) => void;
  /** Called on Enter and when the box loses the focus. */
  onSettle: () => void;
  /** Whether an answer is pending, which shows an animation instead of the icon. */
  isBusy: boolean;
};

/** Searches contacts during typing; Esc clears the box. */
export function SearchBox({ type, value, onType, onSettle, isBusy }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // Most answers arrive so fast that an animation would only flash.
  const isSlow = useLate(isBusy, 300);

  function clear() {
    onType("");
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onSettle();
    else if (event.key === "Escape" && value) clear();
  }

  return (
    <search className="relative w-full sm:w-96">
      <span className={signClass}>
        {isSlow ? <Tone working className="h-4" /> : <Search size={17} aria-hidden="true" />}
      </span>
      <TextInput
        ref={box}
        value={value}
        aria-label={searchLabel(type)}
        placeholder={searchLabel(type)}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onBlur={onSettle}
        onKeyDown={onKeyDown}
        className="px-10"
      />
      {value && (
        <IconButton
          label={clearSearchLabel}
          icon={<X size={16} aria-hidden="true" />}
          onClick={clear}
          className="absolute inset-y-0 right-0.5 my-auto"
        />
      )}
    </search>
  );
}
