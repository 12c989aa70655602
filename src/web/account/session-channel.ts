/** The name of the channel on which tabs tell each other that the session has changed. */
export const sessionChannel = "hearthline-session";
