import { type RefObject, useId, useRef, useState } from "react";
import type { ListedInvitation } from "#contract/links.ts";
import { answersOpenTo, isLiveLink, type Answer } from "#domain/links/invitation.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { useFocusBack } from "#web/account/focus-back.ts";
import { Portrait } from "#web/profiles/portrait.tsx";
import { useZone } from "#web/profiles/use-zone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { roleAtCompany } from "../party/party-text.ts";
import { FoldButton } from "../sharing/fold-button.tsx";
import { LinkLog } from "../sharing/link-log.tsx";
import { SharingForm, type SharingFormProps } from "../sharing/sharing-form.tsx";
import { sharingWords } from "../sharing/sharing-messages.ts";
import { WhoSeesWhat } from "../sharing/who-sees-what.tsx";
import { EndLink } from "./end-link.tsx";
import { invitationWords as words, answerWords } from "./invitation-messages.ts";
import { useAnswer } from "./invitation-saves.ts";
import { fateOf, labelOf, otherPartyOf } from "./invitation-text.ts";
import { Button } from "#web/ui/button.tsx";

/** Props of InvitationCard. */
export type InvitationCardProps = {
  invitation: ListedInvitation;
  /** The id of the signed-in professional. */
  me: string;
  /** The name of the agent's current loan officer, whose link ends if the agent accepts another. */
  officerNow: string | null;
};

/** One invitation: the other person, its date and status, and the available actions. */
export function InvitationCard({ invitation, me, officerNow }: InvitationCardProps) {
  const heading = useId();
  const name = useRef<HTMLHeadingElement>(null);
  const answer = useAnswer(invitation.id);
  const other = otherPartyOf(invitation, me);
  const isOfficer = invitation.loanOfficerId === me;
  const open = answersOpenTo(me, invitation);
  const isLinked = isLiveLink(invitation);
  // The answer removes the buttons, so the focus then moves to the name.
  useFocusBack(answer.isPending, open.length > 0 ? undefined : () => name.current?.focus());

  return (
    <li
      aria-labelledby={heading}
      className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <Head invitation={invitation} me={me} heading={heading} name={name} />
      {open.length > 0 && (
        <div className="mt-4 flex flex-col gap-4 sm:ml-16">
          {officerNow && open.includes("accepted") && (
            <p className="max-w-xl text-sm text-brass">{words.replaces(officerNow)}</p>
          )}
          {isOfficer && (
            <p className="max-w-xl text-sm">{words.opens(other.fullName, invitation.sharing)}</p>
          )}
          <AnswerButtons
            open={open}
            given={answer.isPending ? answer.variables : null}
            onAnswer={(given) => answer.mutate(given)}
            describedBy={heading}
          />
          {isOfficer && <ShareFirst invitation={invitation} agentName={other.fullName} />}
        </div>
      )}
      {invitation.status === "accepted" && (
        <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4 sm:ml-16">
          {isLinked && (
            <WhoSeesWhat invitation={invitation} isOfficer={isOfficer} otherName={other.fullName} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <LinkLog invitationId={invitation.id} tellers={{ me, otherName: other.fullName }} />
            <EndLink
              invitationId={invitation.id}
              isLinked={isLinked}
              isOfficer={isOfficer}
              otherName={other.fullName}
              describedBy={heading}
              focusAfter={() => name.current}
            />
          </div>
        </div>
      )}
    </li>
  );
}

type HeadProps = Omit<InvitationCardProps, "officerNow"> & {
  heading: string;
  name: RefObject<HTMLHeadingElement | null>;
};

function Head({ invitation, me, heading, name }: HeadProps) {
  const other = otherPartyOf(invitation, me);
  const { label, tone } = labelOf(invitation);
  const facts = [roleAtCompany(other), other.businessType].filter(Boolean).join(" · ");
  const fate = fateOf(invitation, me);
  const isSender = invitation.invitingProfileId === me;
  return (
    <div className="flex items-start gap-4">
      <Portrait name={other.fullName} url={other.profilePictureUrl} size="md" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2
            ref={name}
            id={heading}
            tabIndex={-1}
            className="min-w-0 text-lg/6 font-semibold wrap-anywhere outline-none"
          >
            {other.fullName}
          </h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        {facts && <p className="mt-0.5 text-sm wrap-anywhere text-soft">{facts}</p>}
        <p className="mt-2 text-sm">
          {isSender ? words.youInvited(other.fullName) : words.invitedYou(other.fullName)}
          {" on "}
          <Moment at={invitation.createdAt} />
        </p>
        {fate && (
          <p className="text-sm">
            {fate.text} <Moment at={fate.at} />
          </p>
        )}
      </div>
    </div>
  );
}

function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{momentText(at, useZone())}</time>;
}

/** Lets the officer choose what is shared before the link starts. */
function ShareFirst({ invitation, agentName }: Omit<SharingFormProps, "head">) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <FoldButton isOpen={isOpen} controls={id} onFold={() => setOpen(!isOpen)}>
        {words.chooseFirst}
      </FoldButton>
      {isOpen && (
        <div id={id} className="mt-2 border-t border-line pt-4">
          <SharingForm
            invitation={invitation}
            agentName={agentName}
            head={
              <p className="max-w-xl text-sm text-soft">{sharingWords.whenLinked(agentName)}</p>
            }
          />
        </div>
      )}
    </div>
  );
}

type AnswerButtonsProps = {
  /** The answers that this professional may give. */
  open: Answer[];
  /** The answer that is being sent. */
  given: Answer | null;
  onAnswer: (answer: Answer) => void;
  /** The id of the element with the other person's name. */
  describedBy: string;
};

/** Accept and decline for the invited person, cancel for the sender. */
function AnswerButtons({ open, given, onAnswer, describedBy }: AnswerButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {open.map((answer) => (
        <Button
          key={answer}
          variant={answer === "accepted" ? "primary" : "secondary"}
          busy={answer === given}
          disabled={given !== null}
          aria-describedby={describedBy}
          onClick={() => onAnswer(answer)}
          className="max-sm:flex-1"
        >
          {answerWords[answer].act}
        </Button>
      ))}
    </div>
  );
}
