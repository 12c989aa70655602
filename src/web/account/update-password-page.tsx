import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Button } from "#web/ui/button.tsx";
import type { PageMeta } from "#web/ui/page-meta.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { pageTitles } from "./messages.ts";
import { updatePasswordWords as words } from "./update-password-messages.ts";
import { Note } from "./note.tsx";
import { ResetDialog } from "./reset-dialog.tsx";
import { resetTokenOf } from "./reset-token.ts";
import { session } from "./session.ts";
import { UpdatePasswordForm } from "./update-password-form.tsx";

export const meta: PageMeta = () => [{ title: pageTitles.updatePassword }];

/** The page behind a password reset link. It needs no session and no complete profile. */
export default function UpdatePasswordPage() {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState({ hash, search });
  const [usedToken, setUsedToken] = useState<string | null>(null);
  const hasLink = hash !== "" || search !== "";
  // A second link opened in the same tab has its own token.
  if (hasLink && (hash !== link.hash || search !== link.search)) setLink({ hash, search });

  // The token is removed from the address bar at once, to keep it out of the history and of screenshots.
  useEffect(() => {
    if (hasLink) void navigate(pathname, { replace: true });
  }, [hasLink, pathname, navigate]);

  const token = resetTokenOf(link);
  useEffect(() => {
    if (token) session.recover();
  }, [token]);
  const isFirst = new URLSearchParams(link.search).has("verify");
  const isUsed = token ? token === usedToken : new URLSearchParams(link.search).has("error");
  return (
    <AuthFrame
      title={isFirst ? words.verifyTitle : words.title}
      subtitle={isFirst ? words.verifySubtitle : words.subtitle}
      footer={
        <Link
          to="/signin"
          className="text-link inline-flex min-h-8 items-center font-semibold pointer-coarse:min-h-11"
        >
          {words.toSignIn}
        </Link>
      }
    >
      {token && !isUsed ? (
        <UpdatePasswordForm
          key={token}
          token={token}
          verifies={isFirst}
          onUsed={() => setUsedToken(token)}
        />
      ) : (
        <AskAgain wasUsed={isUsed} />
      )}
    </AuthFrame>
  );
}

/** Explains why there is no form, and offers a new link. */
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
