import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { contract } from "#contract/contract.ts";

export type Api = ContractRouterClient<typeof contract>;

/** The server's procedures, typed by the contract; the contract itself is not shipped. */
export const api: Api = createORPCClient(
  new RPCLink({ url: () => `${window.location.origin}/rpc` }),
);

/** The same procedures as query and mutation options for TanStack Query. */
export const queries = createTanstackQueryUtils(api);
