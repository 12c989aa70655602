import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Notice } from "#contract/notices.ts";
import { api, queries } from "#web/client/api.ts";

/**
 * The newest notifications. Showing them marks them as read; the ones that were unread keep their mark until unmount.
 */
export function useSeenNotices() {
  const client = useQueryClient();
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useQuery(queries.notices.list.queryOptions());
  const [marked, setMarked] = useState<readonly string[]>([]);
  // A retry clears the error, but its button must stay until the retry ends.
  const [failure, setFailure] = useState(error);
  if (error && error !== failure) setFailure(error);

  const unread = answer?.notices.filter(({ isRead }) => !isRead).map(({ id }) => id) ?? [];
  const fresh = unread.filter((id) => !marked.includes(id));
  if (fresh.length > 0) setMarked([...marked, ...fresh]);

  // Marking the newest one marks all older ones too, including those that are no longer listed.
  const until = answer && answer.unread > 0 ? answer.notices[0]?.id : undefined;
  useEffect(() => {
    if (!until) return;
    const read = async () => {
      await api.notices.markRead({ until });
      await client.invalidateQueries({ queryKey: queries.notices.key() });
    };
    // Whatever could not be marked stays unread and is tried again the next time the bell opens.
    read().catch(() => {});
  }, [until, client]);

  return {
    answer,
    isMarked: ({ id }: Notice): boolean => marked.includes(id),
    failure: answer ? null : failure,
    isFetching,
    retry: () => void refetch(),
  };
}
