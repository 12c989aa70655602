import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";
import { isMessage } from "../understand.ts";

test.each(
  lines(`
    hi i'm ringing for my mother she says to say that she's found the deed
    my husband said to say that the check is in the mail
    my dad wants me to say that the survey is wrong
    only that she found the deed in the biscuit tin if you'd say so
    the gutter came down again if you could let him know
    kindly convey to the principal that Vance Title has received the wire
    please convey that the notes will go out by courier
    please relay that the inspection passed
    kindly inform Ms. Ruiz that the wire was received
    please advise your client that we accept
    tell that bonehead the lockbox on juniper don't open
    tell your guy the heater is out
    tell that nice young man my door is fixed
    the painter is done with the hallway this is the message
    here's my message the painter is done
    it's a message for the owner the painter is done
    tell her of the leak in the bathroom
  `),
)("%s: to be passed on", (text) => {
  const heard = hear(text, { spoken: true });
  expect(heard.wants).toEqual(["message"]);
  expect(heard.mayStop).toBe(false);
  expect(isMessage(heard.inEnglish)).toBe(true);
});

test.each(
  lines(`
    le puede decir a él que hay una fuga en el baño
    ¿me le podría decir a la señora que ya llegó el cheque?
    es un recado nada más que hay una fuga en el baño
    no yo no ocupo cita es un recado
    dígale de la fuga en el baño por favor
    déjale un recado que ya está la carta
  `),
)("%s: to be passed on, in Spanish", (text) => {
  expect(hear(text, { spoken: true, language: "es" }).wants).toEqual(["message"]);
});

test.each(
  lines(`
    can you say that again
    could you say that
    say that one more time please
    i can tell that the market is slow
    tell me that the house is still available
    can you tell that to the judge
    i have a message on my phone from you
    is there a message for me
    this is the message i got from her
    is this the message line
    i'm ringing for my mother, she wants an appointment
    she says the market is slow
    they say to wait until spring
    how do i convey a property to my son
    can we convey the deed to a trust
    please advise
    what does the listing say
    it is a mess
    if you say so
  `),
)("%s: nothing to pass on", (text) => {
  expect(hear(text, { spoken: true }).wants).not.toContain("message");
});

test.each(
  lines(`
    le puede decir a mi esposo
    ¿qué me puede decir de la casa?
    ¿hay un recado para mí?
    me dijo que hay una cita
  `),
)("%s: nothing to pass on, in Spanish", (text) => {
  expect(hear(text, { spoken: true, language: "es" }).wants).not.toContain("message");
});
