/** The tabs of the assistant's page, by their name in the URL. */
export const tabKeys = ["today", "ask", "conversations", "outreach", "try"] as const;
export type TabKey = (typeof tabKeys)[number];

export const assistantPath = "/dashboard/assistant";

/** The assistant's settings, a tab of all settings. */
export const settingsPath = "/dashboard/settings/assistant";

/** The page of one conversation. */
export const conversationPath = (id: string): string => `${assistantPath}/conversations/${id}`;

/** The URL of a tab. */
export const tabPath = (tab: TabKey): string =>
  tab === "today" ? assistantPath : `${assistantPath}?tab=${tab}`;

/** The page that says why something was sent or not. */
export const whyPath = (actionId: string): string => `${tabPath("outreach")}&action=${actionId}`;

/** The id of the element that asks for the approval of an action. */
export const waitingId = (actionId: string): string => `waiting-${actionId}`;
