import { useState } from "react";
import type { AccountOverview } from "#contract/account.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { dataWords as words } from "./data-words.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { exportData, sizeText } from "./export-data.ts";
import { Row } from "./row.tsx";
import { useAct } from "./use-act.ts";

/** Props of DataPanel. */
export type DataPanelProps = {
  account: AccountOverview;
  /** Leaves the dashboard after the account is deleted. */
  onErased: () => void;
};

/** Exports the person's data and deletes the account. */
export function DataPanel({ account, onErased }: DataPanelProps) {
  const [received, setReceived] = useState(0);
  const [isErasing, setErasing] = useState(false);
  const { act, busy, question } = useAct();
  const isExporting = busy === "export";

  async function takeAlong() {
    setReceived(0);
    const taken = await act("export", () => exportData(setReceived), {
      done: words.exported,
      failed: words.exportFailed,
    });
    if (taken) saveFile(words.file, taken.result);
  }

  return (
    <Panel title={words.title}>
      <div className="divide-y divide-line">
        <Row
          label={words.copy}
          acts={
            <Button size="sm" busy={isExporting} onClick={() => void takeAlong()}>
              {words.export}
            </Button>
          }
        >
          <p>{words.exportText}</p>
          <p role="status">
            {isExporting &&
              `${words.exporting} … ${received > 0 ? words.received(sizeText(received)) : ""}`}
          </p>
        </Row>
        <Row
          label={words.leave}
          acts={
            <Button size="sm" variant="danger" onClick={() => setErasing(true)}>
              {words.erase}
            </Button>
          }
        >
          {words.eraseText}
        </Row>
      </div>
      <EraseDialog
        account={account}
        open={isErasing}
        onClose={() => setErasing(false)}
        onErased={onErased}
      />
      {question}
    </Panel>
  );
}

/** Makes the browser download a file. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
