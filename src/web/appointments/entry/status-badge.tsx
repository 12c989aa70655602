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
  /** The translated status. */
  label?: string;
  className?: string;
};

/** The status badge of an appointment or task, styled by domain/appointments/statuses.ts. */
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
