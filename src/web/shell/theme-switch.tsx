import clsx from "clsx";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useEffect, useId, useState } from "react";
import { chooseTheme, readTheme, type Theme } from "#web/ui/theme.ts";
import { themeWords } from "./messages.ts";

const choices: readonly { theme: Theme; Icon: typeof Sun }[] = [
  { theme: "light", Icon: Sun },
  { theme: "dark", Icon: Moon },
  { theme: "system", Icon: Monitor },
];

/** Chooses the light, dark or system theme. */
export function ThemeSwitch({ className }: { className?: string }) {
  const name = useId();
  const [chosen, setChosen] = useState(readTheme);
  useEffect(() => {
    const changed = () => setChosen(readTheme());
    window.addEventListener("storage", changed);
    return () => window.removeEventListener("storage", changed);
  }, []);

  function choose(theme: Theme) {
    chooseTheme(theme);
    setChosen(theme);
  }

  return (
    <fieldset className={clsx("flex rounded-control border border-line p-0.5", className)}>
      <legend className="sr-only">{themeWords.legend}</legend>
      {choices.map(({ theme, Icon }) => (
        <label
          key={theme}
          title={themeWords[theme]}
          className="relative grid size-7 cursor-pointer place-items-center rounded-tag text-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-green pointer-coarse:size-9"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === theme}
            onChange={() => choose(theme)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon size={15} aria-hidden="true" />
          <span className="sr-only">{themeWords[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
