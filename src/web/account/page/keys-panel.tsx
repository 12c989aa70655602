import { useState } from "react";
import type { AccountOverview, ApiKey } from "#contract/account.ts";
import { api } from "#web/client/api.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { KeyField } from "#web/ui/key-field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useClock } from "#web/ui/use-clock.ts";
import { keyWords as words } from "./key-words.ts";
import { agoText, dayOf, lookEveryMs, readNow } from "./moments.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";
import { Row } from "./row.tsx";
import { useAct } from "./use-act.ts";

/** Personal API keys: create one, see it once, revoke it. */
export function KeysPanel({ account }: { account: AccountOverview }) {
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [chosen, setChosen] = useState({ id: "", name: "", isOpen: false });
  const { act, busy, question } = useAct();
  const close = () => setChosen((before) => ({ ...before, isOpen: false }));

  async function revoke() {
    await act("revoke", () => api.account.revokeKey({ id: chosen.id }), {
      done: words.revoked,
      failed: words.revokeFailed,
      gone: true,
    });
    close();
  }

  return (
    <Panel title={words.title}>
      <div className="divide-y divide-line">
        <Row
          label={<span className="font-normal text-soft">{words.text}</span>}
          acts={
            <Button size="sm" onClick={() => setMaking(true)}>
              {words.make}
            </Button>
          }
        />
        {account.keys.map((key) => (
          <Row
            key={key.id}
            label={key.name}
            acts={
              <Button
                size="sm"
                aria-label={words.revokeOne(key.name)}
                onClick={() => setChosen({ id: key.id, name: key.name, isOpen: true })}
              >
                {words.revoke}
              </Button>
            }
          >
            <KeyFacts apiKey={key} />
          </Row>
        ))}
      </div>
      <NewKeyDialog
        open={isMaking}
        onClose={() => setMaking(false)}
        onMade={(key) => {
          setMaking(false);
          setMade(key);
        }}
      />
      <KeyDialog apiKey={made} onClose={() => setMade(null)} />
      <ConfirmDialog
        open={chosen.isOpen}
        onOpenChange={(next) => !next && close()}
        title={words.revokeQuestion(chosen.name)}
        description={words.revokeText}
        confirmLabel={words.revoke}
        onConfirm={() => void revoke()}
        busy={busy === "revoke"}
      />
      {question}
    </Panel>
  );
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { start, scopes, expiresAt, lastUsedAt } = apiKey;
  const now = useClock(readNow, lookEveryMs);
  const day = expiresAt && dayOf(expiresAt);
  const facts = [
    `${start}…`,
    expiresAt && day && (expiresAt > now ? words.ends(day) : words.ended(day)),
    lastUsedAt ? words.used(agoText(lastUsedAt, now)) : words.unused,
  ];
  return (
    <>
      <p>{facts.filter(Boolean).join(" · ")}</p>
      <p className="text-sm">{scopes.join(", ")}</p>
    </>
  );
}

type KeyDialogProps = {
  /** The new key; null closes the dialog. */
  apiKey: string | null;
  onClose: () => void;
};

/** Shows a new key, which is shown only this once. */
function KeyDialog({ apiKey, onClose }: KeyDialogProps) {
  // Keeps its content while it closes.
  const [shown, setShown] = useState(apiKey);
  if (apiKey && apiKey !== shown) setShown(apiKey);
  return (
    <Dialog
      open={apiKey !== null}
      onOpenChange={(next) => !next && onClose()}
      title={words.madeTitle}
      description={words.madeText}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <KeyField label={words.key} value={shown ?? ""} />
    </Dialog>
  );
}
