import Copy from "lucide-react/icons/copy";
import { useRef } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { copyWords as words } from "./messages.ts";
import { TextInput } from "./text-input.tsx";
import { showToast } from "./toast/toast.ts";

/** Props of CopyField. */
export type CopyFieldProps = {
  /** What the address is: the field's label. */
  label: string;
  /** The address. */
  value: string;
  hint?: string;
  /** Called once the address lies in the clipboard. */
  onCopied?: () => void;
  className?: string;
};

/** An address that can be read, selected and copied. */
export function CopyField({ label, value, hint, onCopied, className }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ title: words.copied, variant: "success" });
      onCopied?.();
    } catch {
      // A browser that refuses, or has no clipboard outside of https: the person's own keys still work.
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
