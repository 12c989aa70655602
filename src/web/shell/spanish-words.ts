import { spanish as ask } from "#web/assistant/frame/ask-words.es.ts";
import { spanish as talkFrame } from "#web/assistant/frame/frame-messages.es.ts";
import { spanish as optOut } from "#web/assistant/opt-out/opt-out-messages.es.ts";
import { spanish as speech } from "#web/assistant/talk/speech/speech-messages.es.ts";
import { spanish as talk } from "#web/assistant/talk/talk-messages.es.ts";
import { spanish as failure } from "#web/booking/frame/failure-messages.es.ts";
import { spanish as host } from "#web/booking/frame/host-words.es.ts";
import { spanish as manage } from "#web/booking/manage/manage-messages.es.ts";
import { spanish as dates } from "#web/booking/picker/dates.es.ts";
import { spanish as picker } from "#web/booking/picker/picker-messages.es.ts";
import { spanish as zone } from "#web/booking/picker/zone-name.es.ts";
import { spanish as done } from "#web/booking/visit/done-messages.es.ts";
import { spanish as form } from "#web/booking/visit/form-messages.es.ts";
import { spanish as taken } from "#web/booking/visit/taken-messages.es.ts";
import { spanish as visit } from "#web/booking/visit/visit-messages.es.ts";
import { spanish as failed } from "#web/language/failed-words.es.ts";
import { spanish as language } from "#web/language/language-words.es.ts";
import { spanishFooter as footer, spanishHeader as header } from "#web/site/visitor-words.es.ts";

/** All Spanish texts in one chunk, by the names that bilingual() gives the English ones. */
export const spanishWords = {
  ask,
  dates,
  done,
  failed,
  failure,
  footer,
  form,
  header,
  host,
  language,
  manage,
  optOut,
  picker,
  speech,
  taken,
  talk,
  talkFrame,
  visit,
  zone,
};
