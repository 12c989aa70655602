import type { ComponentProps } from "react";
import { TextInput } from "#web/ui/text-input.tsx";

/** A code of six digits: phones offer it from the mail or text that brought it. */
export function CodeInput(props: ComponentProps<"input">) {
  return (
    <TextInput
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      spellCheck={false}
      {...props}
      className="text-center text-lg tracking-[0.35em]"
    />
  );
}
