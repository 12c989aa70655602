import type { AccountOverview, AccountSession } from "#contract/account.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { api } from "#web/client/api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { browserZone } from "#web/ui/browser-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useClock } from "#web/ui/use-clock.ts";
import { deviceText, deviceWords as words, wayText } from "./device-words.ts";
import { agoText, lookEveryMs, readNow } from "./moments.ts";
import { Row } from "./row.tsx";
import { useAct } from "./use-act.ts";

/** The signed-in devices; all but this one can be signed out here. */
export function DevicesPanel({ account }: { account: AccountOverview }) {
  const { act, busy, question } = useAct();
  const now = useClock(readNow, lookEveryMs);
  const hasOthers = account.sessions.some(({ isThis }) => !isThis);

  const end = (session: AccountSession) =>
    act(session.id, () => api.account.endSession({ id: session.id }), {
      done: words.ended,
      failed: words.failed,
      gone: true,
    });
  const endOthers = () =>
    act("others", () => api.account.endOtherSessions(), {
      done: words.endedOthers(account.sessions.length - 1),
      failed: words.failed,
    });

  return (
    <Panel
      title={words.title}
      aside={
        hasOthers && (
          <Button
            size="sm"
            busy={busy === "others"}
            disabled={busy !== null}
            onClick={() => void endOthers()}
          >
            {words.endOthers}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {account.sessions.map((session) => (
          <li key={session.id}>
            <Row
              label={
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  {deviceText(session)}
                  {session.isThis && <Badge tone="green">{words.thisOne}</Badge>}
                  {session.isPending && <Badge tone="brass">{words.pending}</Badge>}
                </span>
              }
              acts={
                !session.isThis && (
                  <Button
                    size="sm"
                    aria-label={words.endOne(deviceText(session))}
                    busy={busy === session.id}
                    disabled={busy !== null}
                    onClick={() => void end(session)}
                  >
                    {words.end}
                  </Button>
                )
              }
            >
              <DeviceFacts session={session} now={now} />
            </Row>
          </li>
        ))}
      </ul>
      {question}
    </Panel>
  );
}

function DeviceFacts({ session, now }: { session: AccountSession; now: Date }) {
  const { method, startedAt, lastSeenAt, ipAddress, isThis, isAssured } = session;
  const seen = [
    !isThis && words.seen(agoText(lastSeenAt, now)),
    ipAddress,
    isAssured && words.assured,
  ];
  return (
    <>
      <p>{words.started(wayText(method), momentText(startedAt, browserZone()))}</p>
      <p>{seen.filter(Boolean).join(" · ")}</p>
    </>
  );
}
