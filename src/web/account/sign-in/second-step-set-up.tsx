import { useState } from "react";
import { AuthenticatorSetUp } from "../authenticator-set-up.tsx";
import { RecoveryCodes } from "../recovery-codes.tsx";
import { secondStepWords as words } from "../messages.ts";
import { session } from "../session.ts";

/** The first second step, where whoever runs this Hearthline demands one: nothing opens before it. */
export function SecondStepSetUp() {
  const [codes, setCodes] = useState<string[] | null>(null);
  // Only now the page learns that the session is open: the codes are shown once, and must be seen.
  const enter = () => void session.changed();
  return (
    <div className="flex flex-col gap-5">
      <p className="font-semibold">{words.setUpTitle}</p>
      <p className="text-soft">{words.setUpSubtitle}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={enter} />
      ) : (
        <AuthenticatorSetUp onDone={(made) => (made ? setCodes(made) : enter())} />
      )}
    </div>
  );
}
