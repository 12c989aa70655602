import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { findWords as words } from "./find-messages.ts";

/** Props of SearchBox. */
export type SearchBoxProps = { value: string; onType: (text: string) => void };

/** Searches professionals during typing; Esc clears the box. */
export function SearchBox({ value, onType }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);

  function clear() {
    onType("");
    box.current?.focus();
  }

  return (
    <search className="relative block w-full sm:w-96">
      <span className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center text-soft">
        <Search size={17} aria-hidden="true" />
      </span>
      <TextInput
        ref={box}
        value={value}
        aria-label={words.search}
        placeholder={words.search}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Escape" && value && !nativeEvent.isComposing) clear();
        }}
        className="px-10"
      />
      {value && (
        <IconButton
          label={words.clear}
          icon={<X size={16} aria-hidden="true" />}
          onClick={clear}
          className="absolute inset-y-0 right-0.5 my-auto"
        />
      )}
    </search>
  );
}
