import Phone from "lucide-react/icons/phone";
import { Link } from "react-router";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { ageText } from "#domain/overview/when-text.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { phoneHref } from "#web/ui/contact-hrefs.ts";
import { iconButtonClass } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { AsideLink } from "./aside-link.tsx";
import { dot, newLeadWords as words } from "./messages.ts";
import { NothingHere, Part } from "./part.tsx";
import { shownLines, useNewLeads } from "./queries.ts";

const page = "/dashboard/crm/new-leads";

/** The newest leads, with the time since they came in; a press calls one. */
export function NewLeadsPanel() {
  const asked = useNewLeads();
  const now = useNow();
  const zone = useZone();
  const hasAny = Boolean(asked.data?.contacts.length);
  return (
    <Part
      title={words.title}
      aside={hasAny && <AsideLink to={page}>{words.all}</AsideLink>}
      asked={asked}
      failed={words.failed}
      room="morning-low"
      lines={shownLines}
    >
      {({ contacts }) =>
        contacts.length === 0 ? (
          <NothingHere
            line={words.empty}
            text={words.emptyText}
            action={<LinkButton to={page}>{words.add}</LinkButton>}
          />
        ) : (
          <ul className="divide-y divide-line">
            {contacts.map((lead) => {
              const { id, city, state, source, budget, createdAt, phoneNumber } = lead;
              const place = [city, state].filter(Boolean).join(", ");
              const facts = [source, place, budget !== null && dollarsText(budget)];
              return (
                <li key={id} className="morning-line morning-pair">
                  <div className="min-w-0">
                    <Link
                      to={contactPath(id)}
                      className="morning-name font-semibold hover:underline"
                    >
                      {nameOf(lead)}
                    </Link>
                    <p className="truncate text-sm text-soft">{facts.filter(Boolean).join(dot)}</p>
                  </div>
                  <div className="flex items-center gap-2">
                    <time dateTime={createdAt.toISOString()} className="text-sm text-soft">
                      {words.ago(ageText(createdAt, now, zone))}
                    </time>
                    {phoneNumber ? (
                      <a
                        href={phoneHref(phoneNumber)}
                        title={words.call(nameOf(lead), phoneNumber)}
                        className={iconButtonClass}
                      >
                        <Phone size={16} aria-hidden="true" />
                      </a>
                    ) : (
                      <span className="size-9 pointer-coarse:size-11" />
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        )
      }
    </Part>
  );
}
