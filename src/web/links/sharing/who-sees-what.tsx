import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListedInvitation } from "#contract/links.ts";
import { SharingForm } from "./sharing-form.tsx";
import { seesWords as words } from "./sharing-messages.ts";

/** Props of WhoSeesWhat. */
export type WhoSeesWhatProps = {
  invitation: ListedInvitation;
  /** Whether the signed-in person is the link's officer. */
  isOfficer: boolean;
  otherName: string;
};

/** What a link shares: the officer chooses it here, and the agent reads what was chosen. */
export function WhoSeesWhat({ invitation, isOfficer, otherName }: WhoSeesWhatProps) {
  const title = <h3 className="font-semibold">{words.title}</h3>;
  return (
    <div className="flex flex-col gap-4">
      {isOfficer ? (
        <>
          <SharingForm invitation={invitation} agentName={otherName} head={title} />
          <Facts>
            <Fact>{words.agentScenarios(otherName)}</Fact>
            <Fact>{words.otherAgents}</Fact>
            <Fact>{words.agentNever(otherName)}</Fact>
          </Facts>
        </>
      ) : (
        <>
          {title}
          <AgentSees sharing={invitation.sharing} officer={otherName} />
        </>
      )}
    </div>
  );
}

type AgentSeesProps = Pick<ListedInvitation, "sharing"> & { officer: string };

function AgentSees({ sharing, officer }: AgentSeesProps) {
  return (
    <>
      <Facts>
        <Fact>{sharing.sharesAllDeals ? words.allDeals(officer) : words.chosenDeals(officer)}</Fact>
        <Fact>{sharing.hidesFinances ? words.hiddenFigures(officer) : words.allFigures}</Fact>
        <Fact>{words.scenarios(officer)}</Fact>
        <Fact>{words.otherAgents}</Fact>
      </Facts>
      <Link
        to="/dashboard/pre-approval-calculator"
        className="text-link inline-flex min-h-8 items-center self-start text-sm pointer-coarse:min-h-11"
      >
        {words.calculator}
      </Link>
    </>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <ul className="flex max-w-xl flex-col gap-1.5">{children}</ul>;
}

function Fact({ children }: { children: string }) {
  return (
    <li className="flex gap-2.5">
      <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-green" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
