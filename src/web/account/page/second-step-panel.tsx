import { lazy, Suspense, useState } from "react";
import type { AccountOverview } from "#contract/account.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { callAuth } from "../auth-calls.ts";
import { RecoveryCodes } from "../recovery-codes.tsx";
import { factorWords } from "../set-up-words.ts";
import { secondStepWords as words } from "./factor-words.ts";
import { dayOf } from "./moments.ts";
import { Row } from "./row.tsx";
import { useAct } from "./use-act.ts";

// Loaded when opened, because it includes the QR code library.
const AuthenticatorDialog = lazy(async () => ({
  default: (await import("./authenticator-dialog.tsx")).AuthenticatorDialog,
}));

type Open = "none" | "add" | "codes" | "remove";
type Authenticator = AccountOverview["authenticators"][number];

/** Authenticator apps, recovery codes, and whether every sign-in asks for one of them. */
export function SecondStepPanel({ account }: { account: AccountOverview }) {
  const { authenticators, recoveryCodesLeft } = account;
  const [open, setOpen] = useState<Open>("none");
  const [hasBegun, setBegun] = useState(false);
  const [removed, setRemoved] = useState({ id: "", name: "" });
  const [codes, setCodes] = useState<string[] | null>(null);
  const { act, busy, question } = useAct();
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
        <AuthenticatorRows
          authenticators={authenticators}
          onAdd={() => {
            setBegun(true);
            setOpen("add");
          }}
          onRemove={({ id, name }) => {
            setRemoved({ id, name });
            setOpen("remove");
          }}
        />
        <CodesRow
          account={account}
          onMake={() => (recoveryCodesLeft > 0 ? setOpen("codes") : void makeCodes())}
        />
        <AskAtSignIn
          account={account}
          isBusy={busy === "ask"}
          onAsk={(required) => void ask(required)}
        />
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

const hasFactor = ({ authenticators, passkeys }: AccountOverview) =>
  authenticators.length + passkeys.length > 0;

type AuthenticatorRowsProps = {
  authenticators: readonly Authenticator[];
  onAdd: () => void;
  onRemove: (authenticator: Authenticator) => void;
};

function AuthenticatorRows({ authenticators, onAdd, onRemove }: AuthenticatorRowsProps) {
  return (
    <>
      <Row
        label={words.apps}
        acts={
          <Button size="sm" onClick={onAdd}>
            {words.add}
          </Button>
        }
      >
        {authenticators.length === 0 && words.noApps}
      </Row>
      {authenticators.map((authenticator) => (
        <Row
          key={authenticator.id}
          label={authenticator.name}
          acts={
            <Button
              size="sm"
              aria-label={words.removeOne(authenticator.name)}
              onClick={() => onRemove(authenticator)}
            >
              {words.remove}
            </Button>
          }
        >
          {words.added(dayOf(authenticator.addedAt))}
        </Row>
      ))}
    </>
  );
}

function CodesRow({ account, onMake }: { account: AccountOverview; onMake: () => void }) {
  const { recoveryCodesLeft } = account;
  return (
    <Row
      label={words.codes}
      acts={
        hasFactor(account) && (
          <Button size="sm" onClick={onMake}>
            {words.makeCodes}
          </Button>
        )
      }
    >
      {recoveryCodesLeft > 0 ? words.codesLeft(recoveryCodesLeft) : words.noCodes}
    </Row>
  );
}

type AskAtSignInProps = {
  account: AccountOverview;
  isBusy: boolean;
  onAsk: (required: boolean) => void;
};

/** Whether every sign-in asks for the second step; the person decides, unless the admin requires it of everyone. */
function AskAtSignIn({ account, isBusy, onAsk }: AskAtSignInProps) {
  const { isRequired, isDemandedOfAll } = account.secondStep;
  const isFixed = isDemandedOfAll || !hasFactor(account);
  return (
    <div className="px-5 py-4">
      <Checkbox
        label={words.ask}
        checked={isRequired || isDemandedOfAll}
        disabled={isFixed || isBusy}
        aria-busy={isBusy || undefined}
        onChange={({ target }) => onAsk(target.checked)}
      />
      {isFixed && (
        <p className="mt-1 text-sm text-soft">
          {isDemandedOfAll ? words.demanded : words.askNeedsFactor}
        </p>
      )}
    </div>
  );
}

type RecoveryCodesDialogProps = {
  /** New codes; null closes the dialog. */
  codes: string[] | null;
  onClose: () => void;
};

/** Shows new recovery codes, only this once, so it closes only when the person says they saved them. */
function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  // Keeps its content while it closes.
  const [shown, setShown] = useState(codes);
  if (codes && codes !== shown) setShown(codes);
  return (
    <Dialog open={codes !== null} onOpenChange={() => {}} title={factorWords.recoveryTitle}>
      <RecoveryCodes codes={shown ?? []} onKept={onClose} />
    </Dialog>
  );
}
