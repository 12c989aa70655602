import { useWords } from "#web/language/use-words.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { failureWords } from "./failure-messages.ts";

/** Props of FailedPart. */
export type FailedPartProps = {
  /** Says what could not be shown. */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** Set when it replaces the whole page. */
  level?: 1;
  className?: string;
};

/** Shown to a visitor when something fails to load, in the language of the page. */
export function FailedPart({ error, ...rest }: FailedPartProps) {
  const { messageOf, retry } = useWords(failureWords);
  return <ErrorState text={messageOf(error)} retryLabel={retry} {...rest} />;
}
