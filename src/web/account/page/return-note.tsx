import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Note } from "../note.tsx";
import { session } from "../session.ts";
import { returnWords as words } from "./sign-in-words.ts";
import { useRefreshAccount } from "./queries.ts";

type Return = { title: string; text: string };

/** What came of a link in a mail that led here; null when none did. */
function readReturn(params: URLSearchParams): Return | null {
  // What a provider's way back tells is a toast (return-toast.ts).
  if (params.has("provider")) return null;
  if (params.has("error")) return { title: words.oldLink, text: words.oldLinkText };
  switch (params.get("email")) {
    case "asked":
      return { title: words.asked, text: words.askedText };
    case "moved":
      return { title: words.moved, text: words.movedText };
    default:
      return null;
  }
}

/** Tells what came of a link in a mail; the address is clean again at once. */
export function ReturnNote() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useRefreshAccount();
  const [told, setTold] = useState(() => readReturn(params));
  const isReturn = readReturn(params) !== null;
  const hasMoved = params.get("email") === "moved";

  useEffect(() => {
    if (!isReturn) return;
    void navigate("/dashboard/account", { replace: true });
    // The other tabs show the new address too.
    if (hasMoved) void session.changed().then(refresh);
  }, [isReturn, hasMoved, navigate, refresh]);

  if (!told) return null;
  return (
    <Note title={told.title} text={told.text}>
      <Button size="sm" onClick={() => setTold(null)}>
        {words.dismiss}
      </Button>
    </Note>
  );
}
