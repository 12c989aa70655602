import Copy from "lucide-react/icons/copy";
import { useRef } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { copyWords as words } from "./messages.ts";
import { TextInput } from "./text-input.tsx";
import { showToast } from "./toast/toast.ts";

/** Props of CopyField. */
export type CopyFieldProps = {
  /** The field's label. */
  label: string;
  /** The URL. */
  value: string;
  hint?: string;
  /** Called after the URL was copied. */
  onCopied?: () => void;
  className?: string;
};

/** A URL that can be read, selected and copied. */
export function CopyField({ label, value, hint, onCopied, className }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ title: words.copied, variant: "success" });
      onCopied?.();
    } catch {
      // Clipboard access was denied or is missing without https; select the text, so that the person can copy it.
      input.current?.focus();
      input.current?.select();
      showToast({ title: words.refused, text: words.refusedText });
    }
  }

  return (
    <Field label={label} hint={hint} {...(className && { className })}>
      <div className="flex gap-2">
        <TextInput
          ref={input}
          readOnly
          value={value}
          className="flex-1 truncate"
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </Field>
  );
}
