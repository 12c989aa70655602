import { talkContract } from "./assistant/talk.ts";

/** The voice assistant: what visitors say to it, and what its professional sees and decides of it. */
export const assistantContract = { talk: talkContract };
