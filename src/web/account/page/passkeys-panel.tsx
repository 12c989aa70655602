import { useState } from "react";
import type { AccountOverview } from "#contract/account.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { callAuth } from "../auth-calls.ts";
import { addPasskey, hasPasskeys, isAtAddress } from "../passkeys.ts";
import { passkeyWords as words } from "./factor-words.ts";
import { FieldDialog } from "./field-dialog.tsx";
import { dayOf } from "./moments.ts";
import { Row } from "./row.tsx";
import { useAct } from "./use-act.ts";

type Passkey = AccountOverview["passkeys"][number];

const longestName = 60;
const checkName = (typed: string) => {
  if (!typed) return words.nameMissing;
  return typed.length > longestName ? words.nameTooLong : null;
};

/** Passkeys: added with a name, renamed, removed. */
export function PasskeysPanel({ account }: { account: AccountOverview }) {
  const [open, setOpen] = useState<"add" | "rename" | "remove" | null>(null);
  const [chosen, setChosen] = useState({ id: "", name: "" });
  const acts = useAct();
  const { act } = acts;
  const close = () => setOpen(null);
  const canAdd = hasPasskeys();
  const nameOf = ({ name }: Pick<Passkey, "name">) => name ?? words.unnamed;
  const choose = (passkey: Passkey, what: "rename" | "remove") => {
    setChosen({ id: passkey.id, name: nameOf(passkey) });
    setOpen(what);
  };

  const add = (name: string, onFailure: (text: string) => void) =>
    act("add", () => addPasskey(name), {
      done: words.done,
      doneText: words.doneText,
      failed: words.failed,
      onFailure,
    });

  const rename = (name: string, onFailure: (text: string) => void) =>
    act("rename", () => callAuth("POST", "/passkey/update-passkey", { id: chosen.id, name }), {
      done: words.renamed,
      failed: words.renameFailed,
      onFailure,
    });

  async function remove() {
    await act("remove", () => callAuth("POST", "/passkey/delete-passkey", { id: chosen.id }), {
      done: words.removed,
      failed: words.removeFailed,
      gone: words.gone,
    });
    close();
  }

  return (
    <Panel title={words.title}>
      <div className="divide-y divide-line">
        <Row
          label={<span className="font-normal text-soft">{words.text}</span>}
          acts={
            canAdd && (
              <Button size="sm" onClick={() => setOpen("add")}>
                {words.add}
              </Button>
            )
          }
        >
          {!canAdd && (isAtAddress() ? words.atAddress : words.unsupported)}
        </Row>
        {account.passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            label={nameOf(passkey)}
            acts={
              <>
                <Button
                  size="sm"
                  aria-label={words.renameOne(nameOf(passkey))}
                  onClick={() => choose(passkey, "rename")}
                >
                  {words.rename}
                </Button>
                <Button
                  size="sm"
                  aria-label={words.removeOne(nameOf(passkey))}
                  onClick={() => choose(passkey, "remove")}
                >
                  {words.remove}
                </Button>
              </>
            }
          >
            {passkey.addedAt && `${words.added(dayOf(passkey.addedAt))}, `}
            {passkey.isBackedUp ? words.backedUp : words.onlyHere}
          </Row>
        ))}
      </div>
      <FieldDialog
        open={open === "add"}
        onClose={close}
        words={{
          title: words.add,
          text: words.addText,
          label: words.name,
          hint: words.nameHint,
          submit: words.submit,
        }}
        check={checkName}
        save={add}
        act={acts}
        input={{ autoComplete: "off", maxLength: longestName }}
      />
      <FieldDialog
        open={open === "rename"}
        onClose={close}
        words={{ title: words.renameTitle, label: words.name, submit: words.renameSubmit }}
        initial={chosen.name}
        check={checkName}
        save={rename}
        act={acts}
        input={{ autoComplete: "off", maxLength: longestName }}
      />
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(next) => !next && close()}
        title={words.removeQuestion(chosen.name)}
        description={words.removeText}
        confirmLabel={words.remove}
        onConfirm={() => void remove()}
        busy={acts.busy === "remove"}
      />
      {open !== "add" && open !== "rename" && acts.question}
    </Panel>
  );
}
