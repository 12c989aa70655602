import type { ComponentProps } from "react";
import { TextInput } from "#web/ui/text-input.tsx";

/** The email of an account form. Password managers can fill it in, and nothing autocorrects it. */
export function EmailInput(props: ComponentProps<"input">) {
  return (
    <TextInput
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
