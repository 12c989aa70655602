import { sampleConversation } from "#domain/assistant/sample/sample-conversation.ts";
import { tabConsent } from "#web/assistant/talk/speech/consent.ts";
import { browserEar } from "#web/assistant/talk/speech/ear.ts";
import { openSpeech } from "#web/assistant/talk/speech/open-speech.ts";
import { createReader } from "#web/assistant/talk/speech/reader.ts";
import { exampleEar } from "#web/assistant/talk/speech/server-speech.ts";
import type { SpeechState } from "#web/assistant/talk/speech/speech-state.ts";
import {
  askWords,
  speechWords as bothSpeechWords,
} from "#web/assistant/talk/speech/speech-messages.ts";
import { browserVoice } from "#web/assistant/talk/speech/voice.ts";
import { exampleCall as example } from "#web/site/messages.ts";
import { wavePath } from "#web/site/voice-wave.ts";
import { browserZone } from "#web/ui/browser-zone.ts";
import { deedText, tryWords as words } from "./example-call-messages.ts";

/** The landing page is English. */
const speechWords = bothSpeechWords.english;

/** What a visitor pressed on the example call. */
export type CallAct = "send" | "speak" | "listen" | "try";

/**
 * The example call on the landing page, once a visitor uses it: a conversation with the assistant of a made-up
 * professional. The grammar and the state machine run in the browser, so no line leaves it.
 */
export function exampleCall(card: HTMLElement): (act: CallAct) => void {
  const view = cardView(card);
  let talk: ReturnType<typeof sampleConversation> | null = null;
  let isPlaying = false;

  const voice = browserVoice();
  const speech = openSpeech({
    ear: browserEar(),
    voice,
    consent: tabConsent,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    said: say,
  });
  speech.subscribe(() => view.showSpeech(speech.state(), { agree, decline }));
  const player = voice && createReader(voice, stopped);

  function agree(): void {
    speech.agree();
  }
  function decline(): void {
    speech.decline();
    view.field.focus();
  }

  function stopped(hasFailed = false): void {
    isPlaying = false;
    view.showPlaying(false);
    if (hasFailed) view.showNote(words.mute);
  }

  function begin(): ReturnType<typeof sampleConversation> {
    if (isPlaying) listen();
    talk = sampleConversation({ now: () => new Date(), zone: browserZone(), channel: "web" });
    view.begin();
    const opening = talk.begin();
    for (const text of opening) view.add(words.assistant, text);
    return talk;
  }

  function say(text: string): void {
    const current = talk && !talk.isOver() ? talk : begin();
    const before = current.deeds().length;
    view.add(words.visitor, text);
    const answer = current.say(text);
    view.add(words.assistant, answer.join(" "));
    const done = current.deeds().slice(before);
    if (done.length > 0) view.addDone(done.map((deed) => deedText(deed, browserZone())));
    view.offer(current.isOver() ? [] : current.suggestions().slice(0, 3), say);
    view.showNote(current.isOver() ? words.over : example.note);
    speech.answer(answer);
    speech.goOn();
  }

  function send(): void {
    const text = view.field.value.trim();
    if (!text) return view.field.focus();
    speech.hush();
    view.field.value = "";
    say(text);
  }

  /** Whether the installation's speech server listens is asked once, at the first wish to speak. */
  let server: Promise<void> | null = null;
  const findServer = () =>
    (server ??= exampleEar().then((ear) => {
      if (ear) speech.useServer(() => ({ ear, voice: null }));
    }));

  async function speak(): Promise<void> {
    await findServer();
    if (!speech.state().canHear) return view.showNote(speechWords.absent);
    if (isPlaying) listen();
    speech.press();
    speech.release(true);
  }

  function listen(): void {
    if (!player) return view.showNote(words.mute);
    if (isPlaying) {
      player.cut();
      return stopped();
    }
    isPlaying = true;
    view.showPlaying(true);
    player.read(example.lines.map(({ who, says }) => `${who}. ${says}`));
  }

  const acts: Record<CallAct, () => void> = {
    send,
    speak: () => void speak(),
    listen,
    try: () => say(example.first),
  };
  return (act) => acts[act]();
}

function listeningText({ isWorking, words: heard }: SpeechState): string {
  if (isWorking) return speechWords.working;
  return heard ? speechWords.heard(heard) : speechWords.listening.en;
}

const wave = { bars: 62, step: 6, height: 40 };
/** About how many words one bar of the wave stands for. */
const wordsPerBar = 4;

/** The card's elements, as far as a conversation changes them. */
function cardView(card: HTMLElement) {
  const find = <Found extends Element>(selector: string) => card.querySelector<Found>(selector)!;
  const lines = find<HTMLElement>("[data-lines]");
  const note = find<HTMLElement>("[data-note]");
  const chips = find<HTMLElement>("[data-chips]");
  const chip = chips.querySelector("button")!;
  const speak = find<HTMLElement>("[data-speak]");
  const listen = find<HTMLElement>("[data-listen]");
  const [line, done] = [lines.firstElementChild!, lines.lastElementChild!];
  const bars = card.querySelectorAll("[data-wave] path");
  const startedAt = Date.now();
  let spoken = 0;

  function addTo(model: Element, who: string, texts: readonly string[]): void {
    const row = model.cloneNode(true) as Element;
    const [term, text] = row.children;
    term!.textContent = who;
    text!.replaceChildren(
      ...texts.map((part) => Object.assign(document.createElement("span"), { textContent: part })),
    );
    lines.append(row);
    lines.scrollTop = lines.scrollHeight;
  }

  /** The wave fills with what was said so far. */
  function draw(): void {
    const to = Math.min(Math.ceil(spoken / wordsPerBar), wave.bars - 1);
    bars[0]!.setAttribute("d", wavePath({ ...wave, to }));
    bars[1]!.setAttribute("d", wavePath({ ...wave, from: to, to: to + 1 }));
    bars[2]!.setAttribute("d", wavePath({ ...wave, from: to + 1 }));
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    find("[data-length]").textContent =
      `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  function offer(texts: readonly string[], press: (text: string) => void): void {
    // Hidden chips keep their place, so that nothing moves.
    chips.style.visibility = texts.length === 0 ? "hidden" : "";
    chips.replaceChildren(
      ...(texts.length > 0 ? texts : [""]).map((text) => {
        const button = chip.cloneNode() as HTMLButtonElement;
        button.textContent = text;
        button.addEventListener("click", () => press(text));
        return button;
      }),
    );
  }

  return {
    field: find<HTMLInputElement>("input"),
    offer,
    /** Replaces the example with an empty conversation of the same height, so that nothing below it moves. */
    begin(): void {
      lines.style.height = `${lines.offsetHeight}px`;
      lines.style.overflowY = "auto";
      lines.setAttribute("role", "log");
      lines.tabIndex = 0;
      lines.replaceChildren();
      find("[data-title]").textContent = words.title;
      find("[data-caller]").textContent = words.practice;
      spoken = 0;
    },
    add(who: string, text: string): void {
      addTo(line, who, [text]);
      spoken += text.split(/\s+/).length;
      draw();
    },
    addDone: (texts: readonly string[]) => addTo(done, words.done, texts),
    showNote: (text: string) => void (note.textContent = text),
    showPlaying(isPlaying: boolean): void {
      listen.setAttribute("aria-pressed", String(isPlaying));
    },
    showSpeech(state: SpeechState, on: { agree: () => void; decline: () => void }): void {
      speak.setAttribute("aria-pressed", String(state.isListening));
      if (state.notice === "ask") {
        note.textContent = askWords(speechWords, state);
        offer([speechWords.agree, speechWords.decline], (text) => {
          offer([], () => {});
          note.textContent = example.note;
          if (text === speechWords.agree) on.agree();
          else on.decline();
        });
      } else if (state.isListening) note.textContent = listeningText(state);
      else note.textContent = state.notice ? speechWords[state.notice] : example.note;
    },
  };
}
