import clsx from "clsx";
import { passwordAdvisedLength, passwordStrength } from "#domain/account/password-strength.ts";
import { signUpWords, strengthWords as words } from "./messages.ts";
import { passwordMinLengthText } from "./password-min-length.ts";

/** Props of PasswordHint. */
export type PasswordHintProps = {
  /** The password typed so far. */
  password: string;
  /** The person's name and email, which make a password easy to guess. */
  ofPerson?: readonly string[];
  /** True suggests no longer password; false suggests one or two-step sign-in instead. */
  hasSecondStep?: boolean;
};

const looks = {
  weak: { width: "w-1/3", colour: "bg-clay" },
  fair: { width: "w-2/3", colour: "bg-brass" },
  strong: { width: "w-full", colour: "bg-green" },
} as const;

/** The required length and the strength of a new password. The strength is only advice. */
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
