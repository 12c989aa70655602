import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { factorWords as words } from "./set-up-words.ts";

/** Props of RecoveryCodes. */
export type RecoveryCodesProps = {
  codes: string[];
  /** Called when the person says they saved the codes. */
  onKept: () => void;
};

/** New recovery codes, which are shown only this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = `${words.fileHead}\n\n${codes.join("\n")}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: words.copied, variant: "success" });
    } catch {
      showToast({ title: words.notCopied, variant: "destructive" });
    }
  }

  function download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = "hearthline-recovery-codes.txt";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <section aria-label={words.recoveryTitle} className="flex flex-col gap-4">
      <p>{words.recoveryLead}</p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-card border border-line bg-sunk p-4 font-mono tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button size="sm" onClick={download}>
          {words.download}
        </Button>
      </div>
      <Button variant="primary" onClick={onKept}>
        {words.kept}
      </Button>
    </section>
  );
}
