import { useState } from "react";
import { useAuth } from "#web/account/auth-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { unreachableWords as words } from "./messages.ts";

/** Instead of the sign-in page, for as long as the server has not said whether anybody is signed in. */
export function Unreachable() {
  const { retrySession } = useAuth();
  const [isAsking, setAsking] = useState(false);
  async function ask() {
    setAsking(true);
    await retrySession();
    setAsking(false);
  }
  return (
    <main className="grid min-h-dvh place-items-center bg-paper">
      <div className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
        <Tone working className="h-6" />
        <div role="status">
          <h1 className="mt-5 font-serif text-2xl tracking-[-0.01em]">{words.title}</h1>
          <p className="mt-2 text-soft">{words.text}</p>
        </div>
        <Button className="mt-6" busy={isAsking} onClick={() => void ask()}>
          {words.retry}
        </Button>
      </div>
    </main>
  );
}
