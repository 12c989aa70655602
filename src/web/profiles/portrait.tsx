import clsx from "clsx";
import { useState } from "react";

const sizes = {
  sm: "size-9 text-sm",
  md: "size-12 text-base",
  lg: "size-20 text-2xl",
} as const;

/** Props of Portrait. */
export type PortraitProps = {
  /** The professional's name, whose initials are shown without a picture. */
  name: string;
  /** An uploaded picture's path, an https address, or null. */
  url: string | null;
  /** 36, 48 or 80 px. */
  size?: keyof typeof sizes;
};

/**
 * A professional's picture, or the initials if there is none or it can't be loaded. Hidden from screen readers, because
 * the name is beside it.
 */
export function Portrait({ name, url, size = "sm" }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const frame = clsx("shrink-0 rounded-full", sizes[size]);
  if (url && url !== failed)
    return (
      <img
        src={url}
        alt=""
        // An external picture's host must not learn which page shows it.
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

/** The initials of the first and last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map((word) => [...word][0]!.toUpperCase()).join("");
}
