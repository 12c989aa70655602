import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { isLinkingTrade } from "#domain/links/sought.ts";
import {
  alwaysMailed,
  type NoticeChannel,
  noticeTopics,
  type NoticeTopic,
  textedTopics,
} from "#domain/notices/topics.ts";
import { sideOf } from "#domain/profiles/sides.ts";
import type { Profile } from "#web/account/auth-state.ts";
import { queries } from "#web/client/api.ts";
import { isSignedOut, messageOf } from "#web/client/failure.ts";
import { useAtOnce } from "#web/links/sharing/use-at-once.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { fixedWords, topicWords, wishWords as words } from "./wishes-messages.ts";
import "./wishes-panel.css";

const accountPath = "/dashboard/settings/account";
const cell = "wish-channel";

/** Which notifications a person gets, and on which channels; each checkbox saves immediately. */
export function WishesPanel({ profile }: { profile: Profile }) {
  const { data, error, isFetching, refetch } = useQuery(queries.notices.wishes.queryOptions());
  const topics = topicsOf(profile);
  const number = data?.textsTo;
  if (error && !data)
    return (
      <Panel title={words.title}>
        <ErrorState
          title={words.failed}
          text={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  return (
    <Panel title={words.title}>
      {/* As high while loading as with two lines on a phone. */}
      <p className="min-h-16 border-b border-line px-5 py-3 text-sm text-soft sm:min-h-11">
        {number ? words.textsTo(number) : data && <NoNumber />}
      </p>
      <table className="w-full" aria-busy={!data}>
        <thead>
          <tr className="text-sm text-soft">
            <th scope="col" className="wish-about text-left">
              {words.about}
            </th>
            <th scope="col" className={cell}>
              {words.bell}
            </th>
            <th scope="col" className={cell}>
              {words.mail}
            </th>
            <th scope="col" className={cell}>
              {words.text}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {topics.map((topic) => {
            const wish = data?.wishes.find((one) => one.topic === topic);
            return (
              <tr key={topic}>
                <About {...topicWords[topic]} />
                <Switch topic={topic} channel="bell" isOn={wish?.inBell} />
                {alwaysMailed.includes(topic) ? (
                  <td className={`${cell} text-sm text-soft`}>{words.always}</td>
                ) : (
                  <Switch topic={topic} channel="mail" isOn={wish?.byMail} />
                )}
                {textedTopics.includes(topic) ? (
                  <Switch topic={topic} channel="text" isOn={wish?.byText} isDisabled={!number} />
                ) : (
                  <None />
                )}
              </tr>
            );
          })}
          {fixedWords.map((row) => (
            <tr key={row.title}>
              <About {...row} />
              <None />
              <td className={`${cell} text-sm text-soft`}>{words.always}</td>
              <None />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Where to verify a number, without which nothing can be texted. */
function NoNumber() {
  return (
    <>
      {words.noNumber}{" "}
      <Link to={accountPath} className="text-link">
        {words.addNumber}
      </Link>
    </>
  );
}

/** A channel that does not exist for a row. */
function None() {
  return (
    <td className={cell}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words.never}</span>
    </td>
  );
}

function About({ title, text }: { title: string; text: string }) {
  return (
    <th scope="row" className="wish-about text-left font-normal">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-soft">{text}</span>
    </th>
  );
}

type SwitchProps = {
  topic: NoticeTopic;
  channel: NoticeChannel;
  isOn: boolean | undefined;
  isDisabled?: boolean;
};

/** One checkbox of the table; a placeholder while its value is loading. */
function Switch({ topic, channel, isOn, isDisabled }: SwitchProps) {
  const client = useQueryClient();
  const { shown, press } = useAtOnce(isOn ?? false);
  const { mutateAsync } = useMutation(
    queries.notices.setWish.mutationOptions({
      // Changes are sent one after another, so that the last one wins.
      scope: { id: "notice wishes" },
      onSuccess: (answer) =>
        client.setQueryData(queries.notices.wishes.queryOptions().queryKey, answer),
      onError: (error) => {
        if (!isSignedOut(error))
          showToast({
            title: words.saveFailed,
            text: messageOf(error),
            variant: "destructive",
          });
      },
    }),
  );
  const name = words.name(topicWords[topic].title, words[channel]);
  return (
    <td className={cell}>
      {isOn === undefined ? (
        <Skeleton className="mx-auto size-5" />
      ) : (
        <Checkbox
          label={<span className="sr-only">{name}</span>}
          checked={shown}
          // A text that was chosen can be switched off, also without a number.
          disabled={isDisabled && !shown}
          className="justify-center gap-0! pointer-coarse:min-w-11"
          onChange={({ target }) =>
            press(target.checked, mutateAsync({ topic, channel, isOn: target.checked }))
          }
        />
      )}
    </td>
  );
}

/** Topics about linked professionals. */
const ofLinks: readonly NoticeTopic[] = ["invitation", "answer", "end", "saved", "changed"];

/** The topics that apply to this profile: agents save scenarios, and loan officers change limits. */
function topicsOf(profile: Profile): readonly NoticeTopic[] {
  if (!isLinkingTrade(profile)) return noticeTopics.filter((topic) => !ofLinks.includes(topic));
  const isOfficer = sideOf(profile) === "loan officer";
  return noticeTopics.filter((topic) => topic !== (isOfficer ? "changed" : "saved"));
}
