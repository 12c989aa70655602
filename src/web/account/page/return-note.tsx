import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { Note } from "../note.tsx";
import { session } from "../session.ts";
import { returnWords as words } from "./sign-in-words.ts";
import { useRefreshAccount } from "./queries.ts";

type Return = { title: string; text: string };

/** The result of an emailed link that led here; null if there was none. */
function readReturn(params: URLSearchParams): Return | null {
  // A return from a provider shows a toast instead (return-toast.ts).
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

/** Shows the result of an emailed link and removes it from the address at once. */
export function ReturnNote() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useRefreshAccount();
  const [told, setTold] = useState(() => readReturn(params));
  const isReturn = readReturn(params) !== null;
  const hasMoved = params.get("email") === "moved";

  useEffect(() => {
    if (!isReturn) return;
    void navigate("/dashboard/settings/account", { replace: true });
    // The other tabs then show the new email too.
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
