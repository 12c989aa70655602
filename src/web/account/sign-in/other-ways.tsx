import Building2 from "lucide-react/icons/building-2";
import KeyRound from "lucide-react/icons/key-round";
import MailPlus from "lucide-react/icons/mail-plus";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { useAwake } from "#web/ui/use-awake.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { sendSignInCode, signInWithCompany } from "../auth-calls.ts";
import { otherWayWords as words, signInWords } from "../messages.ts";
import { hasPasskeys, provePasskey } from "../passkeys.ts";

type Way = "passkey" | "code" | "company";

/** Props of OtherWays. */
export type OtherWaysProps = {
  /** The email from the form, or null if the field has an error. */
  findEmail: () => Promise<string | null>;
  /** Called after a code was sent to this email. */
  onCodeSent: (email: string) => void;
  onBusy: (isBusy: boolean) => void;
  disabled: boolean;
};

/** Ways to sign in besides password, Google and Facebook: a passkey, an emailed code, company sign-in. */
export function OtherWays({ findEmail, onCodeSent, onBusy, disabled }: OtherWaysProps) {
  // The prerendered page shows the usual ones.
  const isAwake = useAwake();
  const [inProgress, setInProgress] = useState<Way | null>(null);

  async function go(way: Way, act: () => Promise<void>) {
    setInProgress(way);
    onBusy(true);
    try {
      await act();
    } catch (error) {
      const text = (error instanceof Error && error.message) || signInWords.failedText;
      showToast({ title: signInWords.failed, text, variant: "destructive" });
    }
    setInProgress(null);
    onBusy(false);
  }

  const withEmail = (act: (email: string) => Promise<void>) => async () => {
    const email = await findEmail();
    if (email !== null) await act(email);
  };
  const ways = [
    { way: "passkey", icon: <KeyRound size={16} />, act: provePasskey },
    {
      way: "code",
      icon: <MailPlus size={16} />,
      act: withEmail(async (email) => {
        await sendSignInCode(email);
        onCodeSent(email);
      }),
    },
    { way: "company", icon: <Building2 size={16} />, act: withEmail(signInWithCompany) },
  ] as const;

  return (
    <ul className="mt-3 flex flex-wrap justify-center gap-x-1 gap-y-1">
      {ways.map(
        ({ way, icon, act }) =>
          (isAwake ? isOffered(way) : way !== "company") && (
            <li key={way}>
              <Button
                variant="quiet"
                size="sm"
                icon={icon}
                busy={inProgress === way}
                disabled={disabled || inProgress !== null}
                onClick={() => void go(way, act)}
              >
                {words[way]}
              </Button>
            </li>
          ),
      )}
    </ul>
  );
}

function isOffered(way: Way): boolean {
  if (way === "company") return hasCompanySignIn();
  return way !== "passkey" || hasPasskeys();
}

/** Whether company sign-in is set up; the server writes it into the page. */
function hasCompanySignIn(): boolean {
  return document.documentElement.dataset.companySignIn === "on";
}
