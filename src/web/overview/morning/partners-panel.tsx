import { Link } from "react-router";
import type { PartnerReferrals } from "#contract/overview/morning.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { ageText } from "#domain/overview/when-text.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { AsideLink } from "./aside-link.tsx";
import { Bar } from "./bar.tsx";
import { dot, partnerWords as words } from "./messages.ts";
import { NothingHere, Part } from "./part.tsx";
import { shownLines, usePartners } from "./queries.ts";

const page = "/dashboard/crm/referral-partners";

/** The partners who sent leads lately. Each expands to the counted leads. */
export function PartnersPanel() {
  const asked = usePartners();
  const now = useNow();
  const zone = useZone();
  const most = asked.data?.partners[0]?.leads ?? 0;
  return (
    <Part
      title={words.title}
      aside={asked.data?.hasPartners && <AsideLink to={page}>{words.open}</AsideLink>}
      asked={asked}
      failed={words.failed}
      room="morning-low"
      lines={shownLines}
    >
      {({ partners, hasPartners }) =>
        partners.length === 0 ? (
          <NothingHere
            line={hasPartners ? words.none : words.empty}
            text={hasPartners ? words.noneText : words.emptyText}
            action={!hasPartners && <LinkButton to={page}>{words.open}</LinkButton>}
          />
        ) : (
          <>
            <p className="px-5 pt-3 text-sm text-soft">{words.rule}</p>
            <ul className="divide-y divide-line">
              {partners.map((partner) => (
                <Line key={partner.id} {...{ partner, most, now, zone }} />
              ))}
            </ul>
          </>
        )
      }
    </Part>
  );
}

type LineProps = { partner: PartnerReferrals; most: number; now: Date; zone: ZoneRules };

function Line({ partner, most, now, zone }: LineProps) {
  const { id, companyName, leads, newestAt, newest } = partner;
  const name = nameOf(partner);
  const older = leads - newest.length;
  return (
    <li className="px-5 py-2">
      <Link to={contactPath(id)} className="morning-name hover:underline">
        <span className="font-semibold">{name}</span>
        {companyName && <span className="text-sm text-soft">{dot + companyName}</span>}
      </Link>
      <Bar share={leads / most} />
      <details>
        <summary className="min-h-6 text-sm text-soft pointer-coarse:min-h-11">
          <span className="sr-only">{words.whose(name)}: </span>
          {words.leads(leads)}
          {dot}
          {words.newest(ageText(newestAt, now, zone))}
        </summary>
        <ul className="pb-2 pl-4">
          {newest.map((lead) => (
            <li key={lead.id}>
              <Link
                to={contactPath(lead.id)}
                className="flex min-h-8 items-center wrap-anywhere hover:underline pointer-coarse:min-h-11"
              >
                {nameOf(lead)}
              </Link>
            </li>
          ))}
          {older > 0 && <li className="text-soft">{words.more(older)}</li>}
        </ul>
      </details>
    </li>
  );
}
