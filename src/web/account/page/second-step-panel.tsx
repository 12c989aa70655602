import { lazy, Suspense, useState } from "react";
import type { AccountOverview } from "#contract/account.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { callAuth } from "../auth-calls.ts";
import { secondStepWords as words } from "./factor-words.ts";
import { dayOf } from "./moments.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { Row } from "./row.tsx";
import { useAct } from "./use-act.ts";

// What draws the QR code comes with it.
const AuthenticatorDialog = lazy(async () => ({
  default: (await import("./authenticator-dialog.tsx")).AuthenticatorDialog,
}));

type Open = "none" | "add" | "codes" | "remove";

/** Authenticator apps, recovery codes, and whether every sign-in asks for one of them. */
export function SecondStepPanel({ account }: { account: AccountOverview }) {
  const { authenticators, passkeys, recoveryCodesLeft, secondStep } = account;
  const [open, setOpen] = useState<Open>("none");
  const [hasBegun, setBegun] = useState(false);
  const [removed, setRemoved] = useState({ id: "", name: "" });
  const [codes, setCodes] = useState<string[] | null>(null);
  const { act, busy, question } = useAct();
  const hasFactor = authenticators.length + passkeys.length > 0;
  const isAsked = secondStep.isRequired || secondStep.isDemandedOfAll;
  const close = () => setOpen("none");
  const showCodes = (made: unknown) => {
    if (Array.isArray(made)) setCodes(made.map(String));
  };

  async function remove() {
    await act("remove", () => callAuth("DELETE", `/factors/${removed.id}`), {
      done: words.removed,
      failed: words.failed,
      gone: true,
    });
    close();
  }

  async function makeCodes() {
    const made = await act("codes", () => callAuth("POST", "/recovery-codes", {}), {
      failed: words.failed,
    });
    close();
    showCodes(made?.result.recoveryCodes);
  }

  async function ask(required: boolean) {
    const done = await act("ask", () => callAuth("POST", "/second-step", { required }), {
      done: required ? words.askedFor : words.notAskedFor,
      failed: words.failed,
    });
    showCodes(done?.result.recoveryCodes);
  }

  return (
    <Panel title={words.title}>
      <div className="divide-y divide-line">
        <p className="px-5 py-4 text-soft">{words.text}</p>
        <Row
          label={words.apps}
          acts={
            <Button
              size="sm"
              onClick={() => {
                setBegun(true);
                setOpen("add");
              }}
            >
              {words.add}
            </Button>
          }
        >
          {authenticators.length === 0 && words.noApps}
        </Row>
        {authenticators.map(({ id, name, addedAt }) => (
          <Row
            key={id}
            label={name}
            acts={
              <Button
                size="sm"
                aria-label={words.removeOne(name)}
                onClick={() => {
                  setRemoved({ id, name });
                  setOpen("remove");
                }}
              >
                {words.remove}
              </Button>
            }
          >
            {words.added(dayOf(addedAt))}
          </Row>
        ))}
        <Row
          label={words.codes}
          acts={
            hasFactor && (
              <Button
                size="sm"
                onClick={() => (recoveryCodesLeft > 0 ? setOpen("codes") : void makeCodes())}
              >
                {words.makeCodes}
              </Button>
            )
          }
        >
          {recoveryCodesLeft > 0 ? words.codesLeft(recoveryCodesLeft) : words.noCodes}
        </Row>
        <div className="px-5 py-4">
          <Checkbox
            label={words.ask}
            checked={isAsked}
            disabled={secondStep.isDemandedOfAll || !hasFactor || busy === "ask"}
            aria-busy={busy === "ask" || undefined}
            onChange={({ target }) => void ask(target.checked)}
          />
          {(secondStep.isDemandedOfAll || !hasFactor) && (
            <p className="mt-1 text-sm text-soft">
              {secondStep.isDemandedOfAll ? words.demanded : words.askNeedsFactor}
            </p>
          )}
        </div>
      </div>
      {hasBegun && (
        <Suspense>
          <AuthenticatorDialog open={open === "add"} onClose={close} onCodes={showCodes} />
        </Suspense>
      )}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(next) => !next && close()}
        title={words.removeQuestion(removed.name)}
        description={words.removeText}
        confirmLabel={words.remove}
        onConfirm={() => void remove()}
        busy={busy === "remove"}
      />
      <ConfirmDialog
        open={open === "codes"}
        onOpenChange={(next) => !next && close()}
        title={words.makeQuestion}
        description={words.makeText}
        confirmLabel={words.make}
        variant="primary"
        onConfirm={() => void makeCodes()}
        busy={busy === "codes"}
      />
      {question}
    </Panel>
  );
}
