import { lazy, Suspense, useState } from "react";
import { Row } from "#web/account/page/row.tsx";
import type { Profile } from "#web/account/auth-state.ts";
import { Button } from "#web/ui/button.tsx";
import { pageEntries } from "./command-pages.ts";
import { settingsWords } from "./settings/settings-messages.ts";

const ShortcutsDialog = lazy(async () => ({
  default: (await import("#web/search/shortcuts-dialog.tsx")).ShortcutsDialog,
}));

const words = settingsWords.look;

/** Opens the list of keyboard shortcuts, where they are turned on and off. */
export function ShortcutsRow({ profile }: { profile: Profile }) {
  const [opened, setOpened] = useState<"never" | "open" | "closed">("never");
  return (
    <>
      <Row
        label={words.shortcuts}
        acts={
          <Button size="sm" onClick={() => setOpened("open")}>
            {words.openShortcuts}
          </Button>
        }
      >
        {words.shortcutsText}
      </Row>
      {opened !== "never" && (
        <Suspense>
          <ShortcutsDialog
            open={opened === "open"}
            onOpenChange={(isOpen) => setOpened(isOpen ? "open" : "closed")}
            pages={pageEntries(profile)}
          />
        </Suspense>
      )}
    </>
  );
}
