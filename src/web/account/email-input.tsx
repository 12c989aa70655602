import type { ComponentProps } from "react";
import { TextInput } from "#web/ui/text-input.tsx";

/** The address of an account: filled in by password managers, typed as it is. */
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
