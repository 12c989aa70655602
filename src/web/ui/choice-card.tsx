import { type ComponentProps, useId } from "react";

/** Props of ChoiceCard; a form's `register` props go to the radio button. */
export type ChoiceCardProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  title: string;
  /** What choosing it means. */
  text: string;
};

/** One of a few choices that need a sentence each; the whole card is clickable. */
export function ChoiceCard({ title, text, ...input }: ChoiceCardProps) {
  const textId = useId();
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line bg-surface p-3 has-checked:border-green has-checked:bg-green-wash">
      <input
        type="radio"
        aria-label={title}
        aria-describedby={textId}
        className="mt-0.5 size-5 shrink-0 accent-green"
        {...input}
      />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span id={textId} className="block text-sm text-soft">
          {text}
        </span>
      </span>
    </label>
  );
}
