import { useId, type ReactNode } from "react";
import type { Form } from "#web/ui/form/form.ts";
import type { FieldErrors } from "#web/ui/form/form-state.ts";
import type { ProfileValues } from "./profile-values.ts";

/** The props that all sections of the form share. */
export type PartProps = {
  register: Form<ProfileValues>["register"];
  errors: FieldErrors<ProfileValues>;
};

/** Props of Section. */
export type SectionProps = { words: { title: string; text: string }; children: ReactNode };

/** A section of the form: title and text on the left, fields on the right. On a phone, they are stacked. */
export function Section({ words, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-x-10 gap-y-5 py-7 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={headingId} className="text-lg font-semibold">
          {words.title}
        </h2>
        <p className="mt-1 text-sm text-soft">{words.text}</p>
      </div>
      <div className="grid content-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
