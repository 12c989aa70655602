import clsx from "clsx";
import { passwordAdvisedLength, passwordStrength } from "#domain/account/password-strength.ts";
import { signUpWords, strengthWords as words } from "./messages.ts";
import { passwordMinLengthText } from "./password-min-length.ts";

/** Props of PasswordHint. */
export type PasswordHintProps = {
  /** What is typed so far. */
  password: string;
  /** The person's own words, which make no good password: name, email. */
  ofPerson?: readonly string[];
  /** Who has a second step is not asked for a longer password. */
  hasSecondStep?: boolean;
};

const looks = {
  weak: { width: "w-1/3", colour: "bg-clay" },
  fair: { width: "w-2/3", colour: "bg-brass" },
  strong: { width: "w-full", colour: "bg-green" },
} as const;

/** Under a new password: how long it must be, and how hard it is to guess. It only advises. */
export function PasswordHint({ password, ofPerson = [], hasSecondStep }: PasswordHintProps) {
  const strength = passwordStrength(password, ofPerson);
  const { width, colour } = looks[strength];
  const isLong = password.length >= passwordAdvisedLength || hasSecondStep;
  const advice =
    hasSecondStep === undefined
      ? words.longer(passwordAdvisedLength)
      : words.longerOrStep(passwordAdvisedLength);
  return (
    <>
      <span>{signUpWords.passwordHint(passwordMinLengthText())}</span>
      {password && (
        <span className="mt-2 block">
          <span aria-hidden="true" className="block h-1 rounded-full bg-line">
            <span className={clsx("block h-1 rounded-full", width, colour)} />
          </span>
          <span className="mt-1 block">
            {words[strength]}.{!isLong && ` ${advice}`}
          </span>
        </span>
      )}
    </>
  );
}
