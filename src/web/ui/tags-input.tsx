import clsx from "clsx";
import X from "lucide-react/icons/x";
import { useRef, useState, type KeyboardEvent } from "react";
import { useFieldAttributes } from "./field.tsx";
import { removeTagLabel, tagsHint } from "./messages.ts";

/** Props of TagsInput. */
export type TagsInputProps = {
  /** The current tags. */
  value: readonly string[];
  /** Called with the new list. */
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
};

/** Adds the typed tags, split at commas and trimmed. Empty and duplicate tags are ignored. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const next = [...tags];
  for (const part of typed.split(",")) {
    const tag = part.trim();
    if (tag !== "" && !next.includes(tag)) next.push(tag);
  }
  return next;
}

/** Tags: Enter or a comma adds one, each can be removed, and leaving the field adds what was typed. */
export function TagsInput(props: TagsInputProps) {
  const { value, onChange, onBlur, placeholder = tagsHint, disabled, className } = props;
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLInputElement>(null);

  function add(text: string) {
    const next = withTags(value, text);
    if (next.length !== value.length) onChange(next);
    setTyped("");
  }

  function remove(tag: string) {
    onChange(value.filter((one) => one !== tag));
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // Enter in this field never submits the form.
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "") {
      const last = value.at(-1);
      if (last !== undefined) remove(last);
    }
  }

  return (
    <div
      className={clsx(
        "flex min-h-10 w-full flex-wrap items-center gap-1.5 rounded-control border border-edge bg-surface p-1.5",
        "focus-within:border-green has-aria-invalid:border-clay pointer-coarse:min-h-11",
        disabled && "bg-sunk",
        className,
      )}
    >
      {value.map((tag) => (
        <span
          key={tag}
          className="inline-flex max-w-full items-center rounded-tag border border-line bg-sunk pl-2 text-sm"
        >
          <span className="truncate">{tag}</span>
          <button
            type="button"
            aria-label={removeTagLabel(tag)}
            disabled={disabled}
            onClick={() => remove(tag)}
            className="grid size-6 shrink-0 place-items-center rounded-tag text-soft hover:text-ink pointer-coarse:size-9"
          >
            <X size={13} aria-hidden="true" />
          </button>
        </span>
      ))}
      <input
        ref={box}
        {...useFieldAttributes()}
        type="text"
        value={typed}
        disabled={disabled}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={value.length === 0 ? placeholder : ""}
        onChange={(event) => {
          const text = event.target.value;
          if (text.includes(",")) add(text);
          else setTyped(text);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(typed);
          onBlur?.();
        }}
        className="min-w-24 flex-1 bg-transparent px-1.5 py-0.5 text-base outline-offset-4"
      />
    </div>
  );
}
