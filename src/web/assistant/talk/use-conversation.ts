import { useEffect, useState, useSyncExternalStore } from "react";
import { openConversation, type OwnParts } from "./open-conversation.ts";

/** The conversation with one professional's assistant, for as long as it is shown. */
export function useConversation(profileId: string, own?: OwnParts) {
  const [conversation] = useState(() => openConversation(profileId, own));
  const { talk, speech, say, run } = conversation;
  useEffect(run, [run]);
  return {
    talk,
    speech,
    say,
    state: useSyncExternalStore(talk.subscribe, talk.state),
    voice: useSyncExternalStore(speech.subscribe, speech.state),
  };
}
