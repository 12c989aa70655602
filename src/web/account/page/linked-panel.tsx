import { useState } from "react";
import type { AccountOverview } from "#contract/account.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { callAuth } from "../auth-calls.ts";
import { AuthError } from "../auth-error.ts";
import { linkedWords as words, providerNames } from "./device-words.ts";
import { dayOf } from "./moments.ts";
import { Row } from "./row.tsx";
import { useAct } from "./use-act.ts";

const page = "/dashboard/settings/account";
const nameOf = (provider: string) => providerNames[provider] ?? provider;

/** Opens the provider's page, which redirects back here on success and on failure. */
async function linkWith(provider: string): Promise<void> {
  const { url } = await callAuth("POST", "/link-social", {
    provider,
    callbackURL: page,
    errorCallbackURL: page,
  });
  if (typeof url !== "string" || !url) throw new AuthError("", "NO_ADDRESS", 0);
  window.location.assign(url);
}

/** Links and unlinks accounts at other providers, but never unlinks the last way to sign in. */
export function LinkedPanel({ account }: { account: AccountOverview }) {
  const { identities, providers, hasPassword, passkeys } = account;
  const [chosen, setChosen] = useState({ id: "", name: "", isOpen: false });
  const { act, busy, question } = useAct();
  const isLast = identities.length === 1 && !hasPassword && passkeys.length === 0;
  const missing = providers.filter((one) => !identities.some(({ provider }) => provider === one));
  const close = () => setChosen((before) => ({ ...before, isOpen: false }));

  async function unlink() {
    await act("unlink", () => callAuth("POST", "/unlink-account", { accountId: chosen.id }), {
      done: words.unlinked,
      failed: words.unlinkFailed,
      gone: true,
    });
    close();
  }

  return (
    <Panel title={words.title}>
      <div className="divide-y divide-line">
        <p className="px-5 py-4 text-soft">
          {identities.length + missing.length > 0 ? words.text : words.none}
        </p>
        {identities.map(({ id, provider, linkedAt }) => (
          <Row
            key={id}
            label={nameOf(provider)}
            acts={
              <Button
                size="sm"
                aria-label={words.unlinkOne(nameOf(provider))}
                disabled={isLast}
                onClick={() => setChosen({ id, name: nameOf(provider), isOpen: true })}
              >
                {words.unlink}
              </Button>
            }
          >
            {words.linked(dayOf(linkedAt))}
            {isLast && <p>{words.lastWay}</p>}
          </Row>
        ))}
        {missing.map((provider) => (
          <Row
            key={provider}
            label={nameOf(provider)}
            acts={
              <Button
                size="sm"
                aria-label={words.linkOne(nameOf(provider))}
                busy={busy === provider}
                disabled={busy !== null}
                onClick={() =>
                  void act(provider, () => linkWith(provider), { failed: words.linkFailed })
                }
              >
                {words.link}
              </Button>
            }
          >
            {words.notLinked}
          </Row>
        ))}
      </div>
      <ConfirmDialog
        open={chosen.isOpen}
        onOpenChange={(next) => !next && close()}
        title={words.unlinkQuestion(chosen.name)}
        description={words.unlinkText}
        confirmLabel={words.unlink}
        onConfirm={() => void unlink()}
        busy={busy === "unlink"}
      />
      {question}
    </Panel>
  );
}
