import clsx from "clsx";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useRef, type KeyboardEvent } from "react";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { clearSearchLabel, searchLabel } from "./messages.ts";

const signClass =
  "pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center text-soft";

/** Props of SearchBox. */
export type SearchBoxProps = {
  value: string;
  onSearch: (text: string, waitMs?: number) => void;
  /** An answer is on its way: the mark works where the glass was. */
  isBusy: boolean;
};

/** Finds contacts while one types; Enter does not wait for the pause, Esc clears. */
export function SearchBox({ value, onSearch, isBusy }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);

  function clear() {
    onSearch("", 0);
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onSearch(value, 0);
    else if (event.key === "Escape" && value) clear();
  }

  return (
    <search className="relative w-full sm:max-w-sm">
      {/* Most answers come sooner than a sign of waiting could be read. */}
      <span className={clsx(signClass, isBusy && "opacity-0 transition-opacity delay-300")}>
        <Search size={17} aria-hidden="true" />
      </span>
      {isBusy && (
        <span className={clsx(signClass, "transition-opacity delay-300 starting:opacity-0")}>
          <Tone working className="h-4" />
        </span>
      )}
      <TextInput
        ref={box}
        value={value}
        aria-label={searchLabel}
        placeholder={searchLabel}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
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
