import clsx from "clsx";
import { useState } from "react";
import { initialsOf } from "./initials.ts";

const sizes = {
  sm: "size-9 text-sm",
  md: "size-12 text-base",
  lg: "size-20 text-2xl",
} as const;

/** Props of Portrait. */
export type PortraitProps = {
  /** Whose picture it is; the initials stand in where there is none. */
  name: string;
  /** An uploaded picture's path, an https address, or null. */
  url: string | null;
  /** 36, 48 or 80 px. */
  size?: keyof typeof sizes;
};

/**
 * A professional's picture, or the initials where there is none or it cannot be loaded. It says nothing to listeners:
 * the name stands beside it.
 */
export function Portrait({ name, url, size = "sm" }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const frame = clsx("shrink-0 rounded-full", sizes[size]);
  if (url && url !== failed)
    return (
      <img
        src={url}
        alt=""
        // Whoever keeps the picture elsewhere does not learn from which page it is looked at.
        referrerPolicy="no-referrer"
        loading="lazy"
        decoding="async"
        onError={() => setFailed(url)}
        className={clsx("bg-sunk object-cover", frame)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={clsx("grid place-items-center bg-green-wash font-semibold text-green", frame)}
    >
      {initialsOf(name)}
    </span>
  );
}
