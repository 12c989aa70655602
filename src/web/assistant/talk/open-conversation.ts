import { v7 as newId } from "uuid";
import { firstLanguage } from "#domain/kernel/language.ts";
import { api } from "#web/client/api.ts";
import { browserEar } from "./speech/ear.ts";
import { openSpeech } from "./speech/open-speech.ts";
import { tabConsent } from "./speech/consent.ts";
import { browserVoice } from "./speech/voice.ts";
import { openTalk, type TalkWorld } from "./open-talk.ts";
import { tabMemory } from "./talk-memory.ts";
import { joined } from "./talk-state.ts";

/**
 * How often a visible page looks for new lines after a person took over, in milliseconds; otherwise every `seldom`
 * times.
 */
const lookMs = 2_000;
const seldom = 8;

/**
 * The browser's zone if it is a standard name, otherwise UTC. Like booking/picker/zone-name.ts, with less code to load.
 */
function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return /^[A-Z]/i.test(timeZone) && timeZone !== "Etc/Unknown" ? timeZone : "UTC";
}

/** A conversation on a page, by text and by voice. */
export type Conversation = ReturnType<typeof openConversation>;

/** The parts that a conversation without a visitor replaces. */
export type OwnParts = Partial<Pick<TalkWorld, "calls" | "memory" | "language">>;

/** Connects the conversation with one professional's assistant to this browser. */
export function openConversation(profileId: string, own: OwnParts = {}) {
  const talk = openTalk({
    profileId,
    calls: own.calls ?? api.assistant.talk,
    memory: own.memory ?? tabMemory(profileId),
    timeZone: ownZone(),
    ...(own.language && { language: own.language }),
    newId,
  });
  const language = () => talk.state().language ?? firstLanguage;
  const speech = openSpeech({
    ear: browserEar(language),
    voice: browserVoice(language),
    consent: tabConsent,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    said: (text) => void say(text, true),
    unsaid: (text) => talk.type(joined(talk.state().draft, text)),
  });

  /** Loads what speaks to the speech server, once it is known that there is one. */
  function watchForServer(): () => void {
    const look = () => {
      if (!talk.state().hasSpeechServer) return;
      stop();
      void import("./speech/server-speech.ts").then(
        ({ earOfServer, voiceOfServer }) =>
          speech.useServer((gaveUp) => ({
            ear: earOfServer(talk.key, language),
            voice: voiceOfServer(talk.key, { own: browserVoice(language), gaveUp, language }),
          })),
        // Without it, speech stays as the browser has it.
        () => {},
      );
    };
    const stop = talk.subscribe(look);
    look();
    return stop;
  }

  /** Sends the given text, or the field's text, and stops the voice if it is speaking. */
  async function say(text?: string, spoken = false): Promise<void> {
    speech.hush();
    await talk.say(text, { spoken, heard: speech.takeHeard() });
    const { phase, trouble } = talk.state();
    if (trouble !== null || phase === "over" || phase === "off") speech.rest();
    else speech.goOn();
  }

  /** Starts, and looks for new lines while the page is visible. Returns a function that ends it. */
  function run(): () => void {
    let ticks = 0;
    const stopNews = talk.onNews(speech.answer);
    const stopWatching = watchForServer();
    const timer = setInterval(() => {
      ticks += 1;
      const isDue = talk.state().isTakenOver || ticks % seldom === 0;
      if (isDue && !document.hidden) void talk.look();
    }, lookMs);
    const onSight = () => {
      if (document.hidden) speech.rest();
      else void talk.look();
    };
    document.addEventListener("visibilitychange", onSight);
    window.addEventListener("pagehide", speech.rest);
    void talk.start();
    return () => {
      stopNews();
      stopWatching();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onSight);
      window.removeEventListener("pagehide", speech.rest);
      speech.rest();
    };
  }

  return { talk, speech, say, run };
}
