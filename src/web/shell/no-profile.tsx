import { useAuth } from "#web/account/auth-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { leave } from "./leave.ts";
import { noProfileWords as words } from "./messages.ts";

/** Replaces the spinner when the profile could not be read or created, so that it never spins forever. */
export function NoProfile() {
  const { retryProfile, signOut } = useAuth();
  return (
    <main className="grid min-h-dvh place-items-center bg-paper">
      <EmptyState
        level={1}
        line={words.title}
        text={words.text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" onClick={() => void retryProfile()}>
              {words.retry}
            </Button>
            <Button onClick={() => void leave(signOut)}>{words.signOut}</Button>
          </div>
        }
      />
    </main>
  );
}
