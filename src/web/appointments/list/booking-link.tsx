import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAuth } from "#web/account/auth-provider.tsx";
import { queries } from "#web/client/api.ts";
import { CopyField } from "#web/ui/copy-field.tsx";
import { linkWords as words } from "./list-messages.ts";

/** The style of a link below the address. */
export const besideLinkClass =
  "text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11";

/** Props of BookingLink. */
export type BookingLinkProps = {
  className?: string;
  /** More links beside the one that opens the page. */
  children?: ReactNode;
};

/** The address of the signed-in professional's booking page, with a button that copies it. */
export function BookingLink({ className, children }: BookingLinkProps) {
  const { user } = useAuth();
  // Copying the link completes a step of the setup checklist.
  const { mutate: note } = useMutation(queries.profiles.noteBookingLink.mutationOptions());
  if (!user) return null;
  const path = `/book/${user.id}`;
  return (
    <div className={className}>
      <CopyField
        label={words.label}
        value={window.location.origin + path}
        onCopied={() => note({ isCopied: true })}
      />
      <div className="mt-1.5 flex flex-wrap gap-x-4">
        <a href={path} target="_blank" rel="noopener" className={besideLinkClass}>
          {words.open}
        </a>
        {children}
      </div>
    </div>
  );
}
