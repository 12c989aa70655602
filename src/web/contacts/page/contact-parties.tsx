import type { StoredDeal } from "#domain/contacts/deal.ts";
import { mailHref, phoneHref } from "#web/ui/ways.ts";

const wayClass =
  "inline-flex min-h-6 items-center text-green wrap-anywhere hover:underline pointer-coarse:min-h-11";

/** Who else has a part in a deal, and how to reach them. */
export function ContactParties({ parties }: { parties: StoredDeal["dealParties"] }) {
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {parties.map(({ id, role, name, company, phoneNumber, email }, index) => (
        <li key={id || index} className="min-w-0 wrap-anywhere">
          <p className="text-sm text-soft">{role}</p>
          <p className="font-semibold">{name}</p>
          {company && <p>{company}</p>}
          <p className="flex flex-wrap gap-x-4">
            {phoneNumber && (
              <a href={phoneHref(phoneNumber)} className={wayClass}>
                {phoneNumber}
              </a>
            )}
            {email && (
              <a href={mailHref(email)} className={wayClass}>
                {email}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
