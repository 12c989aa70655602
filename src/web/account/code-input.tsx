import type { ComponentProps } from "react";
import { TextInput } from "#web/ui/text-input.tsx";

/** The input for a six-digit code, which phones can fill in from the email or text message. */
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
