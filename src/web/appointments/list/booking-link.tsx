import { useAuth } from "#web/account/auth-provider.tsx";
import { CopyField } from "#web/ui/copy-field.tsx";
import { linkWords as words } from "./list-messages.ts";

/** The address under which clients book with the person in front of the screen (SPEC §2 My Appointments). */
export function BookingLink({ className }: { className?: string }) {
  const { user } = useAuth();
  if (!user) return null;
  const path = `/book/${user.id}`;
  return (
    <div className={className}>
      <CopyField label={words.label} value={window.location.origin + path} />
      <a
        href={path}
        target="_blank"
        rel="noopener"
        className="text-link mt-1.5 inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
      >
        {words.open}
      </a>
    </div>
  );
}
