import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { pageTitles, updatePasswordWords as words } from "./messages.ts";
import { Note } from "./note.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import { resetTokenOf } from "./reset-token.ts";
import { UpdatePasswordForm } from "./update-password-form.tsx";

export const meta = () => [{ title: pageTitles.updatePassword }];

/** The target of the reset mail's link (SPEC §2, AMB-12). It is open to everybody. */
export default function UpdatePasswordPage() {
  const location = useLocation();
  const navigate = useNavigate();
  // The token leaves the address bar at once, so that it lands in no history and no screenshot.
  const [token, setToken] = useState(() => resetTokenOf(location));
  const [wasUsed, setUsed] = useState(() => new URLSearchParams(location.search).has("error"));
  const { hash, search, pathname } = location;
  useEffect(() => {
    if (!hash && !search) return;
    // A second link opened in this same tab brings its own token.
    const fresh = resetTokenOf({ hash, search });
    if (fresh) {
      setToken(fresh);
      setUsed(false);
    }
    void navigate(pathname, { replace: true });
  }, [hash, search, pathname, navigate]);

  return (
    <AuthFrame
      title={words.title}
      subtitle={words.subtitle}
      footer={
        <Link to="/signin" className="text-link font-semibold">
          {words.toSignIn}
        </Link>
      }
    >
      {token && !wasUsed ? (
        <UpdatePasswordForm key={token} token={token} onUsed={() => setUsed(true)} />
      ) : (
        <AskAgain wasUsed={wasUsed} />
      )}
    </AuthFrame>
  );
}

/** Says why there is nothing to fill in, and offers a new link. */
function AskAgain({ wasUsed }: { wasUsed: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Note
        title={wasUsed ? words.oldLink : words.noLink}
        text={wasUsed ? words.oldLinkText : words.noLinkText}
      >
        <Button variant="primary" onClick={() => setOpen(true)}>
          {words.askAgain}
        </Button>
      </Note>
      <ResetDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
