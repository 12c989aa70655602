import clsx from "clsx";
import { Button } from "./button.tsx";
import { retryLabel as tryAgain } from "./messages.ts";

/** Props of ErrorState. */
export type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** The reason and what to do, for example the server's message. */
  text?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  retrying?: boolean;
  /** The translated label of the retry button. */
  retryLabel?: string;
  /** Heading level of the title if it replaces the whole page; without it, a plain paragraph. */
  level?: 1;
  className?: string;
};

/** Shown where something failed to load, with a button that tries again. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, onRetry, retrying, retryLabel = tryAgain, className } = props;
  const Title = props.level ? "h1" : "p";
  return (
    <div
      role="alert"
      className={clsx(
        "mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center",
        className,
      )}
    >
      <Title className="font-serif text-2xl tracking-[-0.01em]">{title}</Title>
      {text && <p className="mt-2 text-soft">{text}</p>}
      {onRetry && (
        <Button className="mt-6" busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
