import clsx from "clsx";
import { createContext, useContext, useId, type ReactNode } from "react";

/** What a field passes to the control inside it. */
export type FieldLinks = {
  id: string;
  required: boolean;
  invalid: boolean;
  describedBy: string | undefined;
};

const FieldContext = createContext<FieldLinks | null>(null);

/** Props of Field. */
export type FieldProps = {
  /** The field's label, which is also the accessible name of the control. */
  label: string;
  /** One control: TextInput, Select, TextArea, NumberInput, PasswordInput, TagsInput. */
  children: ReactNode;
  /** A hint below the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; marks the control invalid and describes it. */
  error?: string | undefined;
  /** Shows the required mark and sets aria-required; the browser's own validation message is not used. */
  required?: boolean;
  className?: string;
};

/** A label, control, hint and error, connected visually and for assistive technology. */
export function Field({ label, children, hint, error, required = false, className }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ");
  const links = { id, required, invalid: Boolean(error), describedBy: described || undefined };
  return (
    <FieldContext value={links}>
      <div className={clsx("flex min-w-0 flex-col gap-1.5", className)}>
        {/* The required mark is CSS content with empty alternative text, so the accessible name is only the label. */}
        <label
          htmlFor={id}
          className={clsx(
            "text-sm font-semibold text-ink",
            required && "after:ml-0.5 after:text-clay after:content-['*'/'']",
          )}
        >
          {label}
        </label>
        {children}
        {error && (
          <p id={errorId} className="text-sm text-clay">
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="text-sm text-soft">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** The attributes that a control gets from the field around it; empty outside a field. */
export function useFieldAttributes() {
  const links = useContext(FieldContext);
  if (!links) return {};
  return {
    id: links.id,
    "aria-required": links.required || undefined,
    "aria-invalid": links.invalid || undefined,
    "aria-describedby": links.describedBy,
  };
}
