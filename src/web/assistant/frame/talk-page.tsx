import { useWords } from "#web/language/use-words.ts";
import { VisitorPage } from "#web/language/visitor-page.tsx";
import { useEffect, useRef } from "react";
import { Link, useParams } from "react-router";
import { BookingData } from "#web/booking/frame/booking-data.tsx";
import { messageOf } from "#web/client/failure.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import type { PageMeta } from "#web/ui/page-meta.ts";
import { TalkView } from "../talk/talk-view.tsx";
import { AssistantHead } from "./assistant-head.tsx";
import { frameWords } from "./frame-messages.ts";
import { FrameSkeleton } from "./frame-skeleton.tsx";
import { NoAssistant } from "./no-assistant.tsx";
import { useAbout, type About } from "./use-about.ts";

export const meta: PageMeta = () => [
  { title: frameWords.english.pageTitle },
  { name: "description", content: frameWords.english.description },
];

/** A conversation with a professional's assistant, without an account. */
export default function TalkPage() {
  const { profileId = "" } = useParams();
  return (
    <BookingData key={profileId}>
      <VisitorPage>
        <div className="mx-auto flex max-w-3xl flex-col sm:p-6">
          <Assistant profileId={profileId} />
        </div>
      </VisitorPage>
    </BookingData>
  );
}

function Assistant({ profileId }: { profileId: string }) {
  const words = useWords(frameWords);
  const { data: about, error, isFetching, refetch } = useAbout(profileId);
  if (about === null) return <NoAssistant profileId={profileId} />;
  if (error && !about)
    return (
      <ErrorState
        level={1}
        title={words.failed}
        text={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="lg:py-28"
      />
    );
  return (
    <>
      {/* The height of the window below the site's header, so that the heading and the field stay visible. */}
      <section className="flex h-[calc(100dvh-4rem)] min-h-120 flex-col overflow-hidden border-line bg-surface sm:h-[calc(100dvh-9rem)] sm:rounded-card sm:border">
        {about ? <Talk about={about} profileId={profileId} /> : <FrameSkeleton />}
      </section>
      <nav aria-label={words.more} className="flex flex-wrap gap-x-5 px-5 py-2 text-sm sm:px-6">
        <Link
          to={`/book/${profileId}`}
          className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {words.book}
        </Link>
        <Link
          to="/privacy"
          className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {words.privacy}
        </Link>
      </nav>
    </>
  );
}

function Talk({ about, profileId }: { about: About; profileId: string }) {
  const words = useWords(frameWords);
  const field = useRef<HTMLTextAreaElement>(null);
  const { fullName } = about;
  useEffect(() => {
    document.title = words.titleOf(fullName);
  }, [fullName, words]);
  return (
    <>
      <AssistantHead
        about={about}
        title={<h1 className="font-serif text-2xl tracking-[-0.01em]">{words.title(fullName)}</h1>}
      />
      <TalkView profileId={profileId} professional={fullName} field={field} />
    </>
  );
}
