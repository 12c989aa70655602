import { useSearchParams } from "react-router";
import { outcomes, talkChannels } from "#domain/assistant/tasks.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { channelNames, outcomeNames } from "../shared/names.ts";
import type { TalkFilter } from "../shared/queries.ts";
import { listWords as words } from "./conversation-messages.ts";
import { withFilter } from "./talk-filter.ts";

const channels = talkChannels.map((value) => ({ value, label: channelNames[value] }));
const ends = outcomes.map((value) => ({ value, label: outcomeNames[value] }));

/** Filters for the conversations; the URL holds them, so that Back and links keep them. */
export function TalkFilters({ filter: { channel, outcome } }: { filter: TalkFilter }) {
  const [params, setParams] = useSearchParams();
  const choose = (name: keyof TalkFilter, chosen: string) =>
    setParams(withFilter(params, name, chosen), { replace: true, preventScrollReset: true });
  return (
    <div
      role="group"
      aria-label={words.filters}
      className="grid max-w-xl grid-cols-1 gap-3 min-[26rem]:grid-cols-2"
    >
      <Field label={words.channel}>
        <Select
          options={channels}
          placeholder={words.any}
          value={channel ?? ""}
          onChange={({ target }) => choose("channel", target.value)}
        />
      </Field>
      <Field label={words.outcome}>
        <Select
          options={ends}
          placeholder={words.any}
          value={outcome ?? ""}
          onChange={({ target }) => choose("outcome", target.value)}
        />
      </Field>
    </div>
  );
}
