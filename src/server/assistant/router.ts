import type { AssistantServices } from "./services.ts";

/** Implements contract/assistant.ts. */
export function assistantRouter(_services: AssistantServices) {
  return {};
}
