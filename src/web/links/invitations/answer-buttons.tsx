import type { Answer } from "#domain/links/invitation.ts";
import { Button } from "#web/ui/button.tsx";
import { answerWords } from "./invitation-messages.ts";

/** Props of AnswerButtons. */
export type AnswerButtonsProps = {
  /** The answers that this professional may give. */
  open: Answer[];
  /** The answer that is on its way. */
  given: Answer | null;
  onAnswer: (answer: Answer) => void;
  /** The id of the name that the invitation is about. */
  describedBy: string;
};

/** Accept and decline for who was invited, cancel for who invited. */
export function AnswerButtons({ open, given, onAnswer, describedBy }: AnswerButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {open.map((answer) => (
        <Button
          key={answer}
          variant={answer === "accepted" ? "primary" : "secondary"}
          busy={answer === given}
          disabled={given !== null}
          aria-describedby={describedBy}
          onClick={() => onAnswer(answer)}
          className="max-sm:flex-1"
        >
          {answerWords[answer].act}
        </Button>
      ))}
    </div>
  );
}
