import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { whenAtRest } from "#web/ui/when-idle.ts";

/** How much waits for the person's approval on the assistant's page; 0 while unknown. Loads after the page's own data. */
export function useWaiting(): number {
  const client = useQueryClient();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isOver = false;
    const following = whenAtRest(() => client.isFetching() > 0)
      .then(() => import("#web/assistant/shared/waiting.ts"))
      .then(
        ({ followWaiting }) => (isOver ? null : followWaiting(client, setCount)),
        () => null,
      );
    return () => {
      isOver = true;
      void following.then((stop) => stop?.());
    };
  }, [client]);
  return count;
}
