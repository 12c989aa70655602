import { useId, type ReactNode } from "react";

/** A group of fields on a six-column grid; the heading is beside them if there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t border-line py-6 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <div className="grid min-w-0 grid-cols-6 gap-x-4 gap-y-5">{children}</div>
    </div>
  );
}

/** Props of FormPart. */
export type FormPartProps = {
  title: string;
  /** To the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a section with its own small heading. */
export function FormPart({ title, aside, children }: FormPartProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="col-span-6 grid grid-cols-6 gap-x-4 gap-y-5 border-t border-line pt-4 first:border-t-0 first:pt-0"
    >
      <div className="col-span-6 flex min-h-6 items-center justify-between gap-4">
        <h4 id={id} className="text-sm font-semibold text-soft">
          {title}
        </h4>
        {aside}
      </div>
      {children}
    </div>
  );
}
