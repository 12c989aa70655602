import clsx from "clsx";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState, type ComponentProps } from "react";
import { controlClass } from "./control-class.ts";
import { useFieldAttributes } from "./field.tsx";
import { hidePasswordLabel, showPasswordLabel } from "./messages.ts";

/** A password field with a show button. Set autoComplete to "current-password" or "new-password". */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setShown] = useState(false);
  const label = isShown ? hidePasswordLabel : showPasswordLabel;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className={clsx("relative", className)}>
      <input
        {...useFieldAttributes()}
        {...rest}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={clsx(controlClass, "pr-12")}
      />
      <button
        type="button"
        title={label}
        disabled={rest.disabled}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-soft hover:text-ink"
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
