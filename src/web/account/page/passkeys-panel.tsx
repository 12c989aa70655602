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
const nameOf = ({ name }: Pick<Passkey, "name">) => name ?? words.unnamed;
const nameInput = { autoComplete: "off", maxLength: longestName };

function checkName(typed: string): string | null {
  if (!typed) return words.nameMissing;
  return typed.length > longestName ? words.nameTooLong : null;
}

/** Adds, renames and removes passkeys. */
export function PasskeysPanel({ account }: { account: AccountOverview }) {
  const [open, setOpen] = useState<"add" | "rename" | "remove" | null>(null);
  const [chosen, setChosen] = useState({ id: "", name: "" });
  const acts = useAct();
  const { act } = acts;
  const close = () => setOpen(null);
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
        <AddRow onAdd={() => setOpen("add")} />
        {account.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => choose(passkey, "rename")}
            onRemove={() => choose(passkey, "remove")}
          />
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
        input={nameInput}
      />
      <FieldDialog
        open={open === "rename"}
        onClose={close}
        words={{ title: words.renameTitle, label: words.name, submit: words.renameSubmit }}
        initial={chosen.name}
        check={checkName}
        save={rename}
        act={acts}
        input={nameInput}
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

/** Explains passkeys, and adds one if the browser supports them. */
function AddRow({ onAdd }: { onAdd: () => void }) {
  const canAdd = hasPasskeys();
  return (
    <Row
      label={<span className="font-normal text-soft">{words.text}</span>}
      acts={
        canAdd && (
          <Button size="sm" onClick={onAdd}>
            {words.add}
          </Button>
        )
      }
    >
      {!canAdd && (isAtAddress() ? words.atAddress : words.unsupported)}
    </Row>
  );
}

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const name = nameOf(passkey);
  return (
    <Row
      label={name}
      acts={
        <>
          <Button size="sm" aria-label={words.renameOne(name)} onClick={onRename}>
            {words.rename}
          </Button>
          <Button size="sm" aria-label={words.removeOne(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </>
      }
    >
      {passkey.addedAt && `${words.added(dayOf(passkey.addedAt))}, `}
      {passkey.isBackedUp ? words.backedUp : words.onlyHere}
    </Row>
  );
}
