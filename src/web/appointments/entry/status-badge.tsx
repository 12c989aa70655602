import clsx from "clsx";
import { type BadgeVariant, badgeVariantOf } from "#domain/appointments/statuses.ts";

const looks: Record<BadgeVariant, string> = {
  default: "border-transparent bg-sky-wash text-sky",
  success: "border-transparent bg-green-wash text-green",
  outline: "border-line text-soft",
  secondary: "border-transparent bg-sunk text-soft",
  destructive: "border-transparent bg-clay-wash text-clay",
};

/** Props of StatusBadge. */
export type StatusBadgeProps = {
  status: string;
  /** The status in another language. */
  label?: string;
  className?: string;
};

/** The badge of an appointment's or a task's status, in the style that domain/appointments/statuses.ts gives it. */
export function StatusBadge({ status, label = status, className }: StatusBadgeProps) {
  return (
    <span
      className={clsx(
        "inline-block max-w-32 truncate rounded-tag border px-2 py-px text-sm font-semibold",
        looks[badgeVariantOf(status)],
        className,
      )}
    >
      {label}
    </span>
  );
}
