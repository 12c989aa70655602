import { createORPCClient, onError, ORPCError } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { contract } from "#contract/contract.ts";
import { requestOf, takeEarlyAnswer } from "./early-answer.ts";
import { noteAway } from "./patience.ts";
import { tellRefused } from "./refused.ts";

export type Api = ContractRouterClient<typeof contract>;

/** The server's procedures, typed by the contract; the contract's code is not in the bundle. */
export const api: Api = createORPCClient(
  new RPCLink({
    url: () => `${window.location.origin}/rpc`,
    fetch: async (request, init, _, path, input) => {
      // The request itself stays unread: a clone would be sent as a stream, which not every connection can do.
      const early = takeEarlyAnswer(...requestOf(path.join("/"), input));
      const response = (await early) ?? (await fetch(request, init));
      noteAway(response);
      return response;
    },
    interceptors: [
      onError((error) => {
        if (error instanceof ORPCError && error.status === 401) tellRefused();
      }),
    ],
  }),
);

/** The same procedures as query and mutation options for TanStack Query. */
export const queries = createTanstackQueryUtils(api);
