import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

const asked = { expecting: "email", spoken: true } as const;

test.each([
  ["tom baker t o m b a k e r at gmail dot com", "tombaker@gmail.com"],
  ["holly pettit one word h o double l y p e double t i t at cox dot net", "hollypettit@cox.net"],
  ["r quist r q u i s t at charter dot net", "rquist@charter.net"],
  ["k as in kite then moss forty k m o s s four zero at juno dot com", "kmoss40@juno.com"],
  ["lena q one nine all together l e n a q one nine at gmail dot com", "lenaq19@gmail.com"],
  ["john dot abbott j o h n dot a b b o t t at gmail dot com", "john.abbott@gmail.com"],
  ["john abbott j o h n dot a b b o t t at gmail dot com", "john.abbott@gmail.com"],
  ["john johnson j o h n j o h n s o n at gmail dot com", "johnjohnson@gmail.com"],
  ["may pratt m a y pratt p r a t t at gmail dot com", "maypratt@gmail.com"],
  ["t h o r n thorn at gmail dot com", "thorn@gmail.com"],
  ["v i k vik dot r e y rey at gmail dot com", "vik.rey@gmail.com"],
  ["nan frost no dot nothing nanfrost at cox dot net", "nanfrost@cox.net"],
  ["simone brandt b r a n d t simone dot b at gmail dot com", "simone.b@gmail.com"],
  ["g tate no g t a i t at gmail dot com", "gtait@gmail.com"],
])("a word that is spelled too is there once: %s", (text, email) => {
  expect(hear(text, asked).email).toBe(email);
});

test.each([
  ["tom tomson at gmail dot com", "tomtomson@gmail.com"],
  ["ann t o m at gmail dot com", "anntom@gmail.com"],
  ["lee ann l e e s at gmail dot com", "leeannlees@gmail.com"],
  ["j and m smith at gmail dot com", "jandmsmith@gmail.com"],
  ["dan and sue at gmail dot com", "danandsue@gmail.com"],
  ["may four may five at gmail dot com", "may4may5@gmail.com"],
  ["m a dot reed at gmail dot com", "ma.reed@gmail.com"],
  ["a dot reed at gmail dot com", "a.reed@gmail.com"],
  ["bo double t at gmail dot com", "bott@gmail.com"],
  ["jay at gmail dot com", "jay@gmail.com"],
])("what only resembles what came before it stays: %s", (text, email) => {
  expect(hear(text, asked).email).toBe(email);
});

test.each([
  ["s o n i a then a dot then k a u r at live dot com", "sonia.kaur@live.com"],
  ["rolf then an underscore then vick at y mail dot com", "rolf_vick@ymail.com"],
  ["peter and then a dash and then lowe at gmail dot com", "peter-lowe@gmail.com"],
  ["eva e v a and then the letter k at gmail dot com", "evak@gmail.com"],
  ["ana pena with a plain n at me dot com", "anapena@me.com"],
  ["ana dot pena with n normal at me dot com", "ana.pena@me.com"],
  ["will brandt with a dot between at me dot com", "will.brandt@me.com"],
  ["ada lowe with an underscore in between at me dot com", "ada_lowe@me.com"],
  ["will dot brandt at me dot com", "will.brandt@me.com"],
  ["joan dash trapp two p's at windstream dot net", "joan-trapp@windstream.net"],
  ["joan bennet double t at windstream dot net", "joanbennett@windstream.net"],
  ["joan bennett double t at windstream dot net", "joanbennett@windstream.net"],
  ["e zimmer with two m's and a z at juno dot com", "ezimmer@juno.com"],
  ["ida voss seven with a number seven at gmail dot com", "idavoss7@gmail.com"],
  ["ida voss the numbers two oh two so two zero two at gmail dot com", "idavoss202@gmail.com"],
])("an aside between the parts is no part: %s", (text, email) => {
  expect(hear(text, asked).email).toBe(email);
});

test.each([
  ["sam at wexler w e x l e r dot com", "sam@wexler.com"],
  ["sam at wexler that's w e x l e r dot com", "sam@wexler.com"],
  ["sam at pettit p e double t i t homes dot com", "sam@pettithomes.com"],
  ["sam at p e double t i t dot com", "sam@pettit.com"],
  ["sam at pettit homes dot com p e double t i t homes all together", "sam@pettithomes.com"],
  ["sam at petit homes dot com that's p e double t i t", "sam@pettithomes.com"],
  ["sam at doyle high fen law dot com", "sam@doyle-law.com"],
  ["sam at aye oh el dot com", "sam@aol.com"],
  ["sam at a o ell dot com", "sam@aol.com"],
  ["sam at eye cloud dot com", "sam@icloud.com"],
  ["sam at jean mail dot com", "sam@gmail.com"],
  ["sam at gee male dot calm", "sam@gmail.com"],
  ["sam at hot male dot com", "sam@hotmail.com"],
  ["sam at why mail dot com", "sam@ymail.com"],
  ["sam at come cast dot net", "sam@comcast.net"],
])("a domain is spelled or misheard: %s", (text, email) => {
  expect(hear(text, asked).email).toBe(email);
});

test.each([
  ["sam at jean mailer dot com", "sam@jeanmailer.com"],
  ["sam at eye clouds dot com", "sam@eyeclouds.com"],
  ["sam at high fence dot com", "sam@highfence.com"],
  ["sam at jeans dot com", "sam@jeans.com"],
  ["sam at wexler homes dot com that's w e x l e r", "sam@wexlerhomes.com"],
])("another domain is no provider: %s", (text, email) => {
  expect(hear(text, asked).email).toBe(email);
});

test.each([
  ["ana@gmial.com sorry gmail.com", "ana@gmail.com"],
  ["ana@gmal.com *gmail.com", "ana@gmail.com"],
  ["ana@lund.co, I mean lund.com", "ana@lund.com"],
  ["ana@lund.com, sorry, bea@lund.org", "bea@lund.org"],
  ["ana@lund.com sorry about lund.org", "ana@lund.com"],
])("a typed domain is corrected by another: %s", (text, email) => {
  expect(hear(text, { expecting: "email" }).email).toBe(email);
});

test.each([
  ["bess mott at juno dot com b e s s", "bessmott@juno.com"],
  ["bes mott at juno dot com that's b e s s", "bessmott@juno.com"],
  ["smithe at juno dot com s m i t h", "smith@juno.com"],
])("letters after an address are its beginning or all of it: %s", (text, email) => {
  expect(hear(text, asked).email).toBe(email);
});

test.each([
  ["bobby q at example dot com b o b b y and the letter q together", "bobbyq@example.com"],
  ["yvette m at example dot com y v e t t e and an m", "yvettem@example.com"],
  ["kat spencer k a t at gmail dot com one word", "katspencer@gmail.com"],
  ["it's just odalys at example dot org o d a l y s", "odalys@example.org"],
  ["what's that for well alright v toomey at example dot com", "vtoomey@example.com"],
  ["dammit rex jo field at example dot com", "rexjofield@example.com"],
  ["lena fox lena dot fox two l e n a at example dot org", "lena.fox2@example.org"],
  ["k neumann two ns at charter dot net", "kneumann@charter.net"],
  ["cellus hightower c e l l u s all one at gmail dot com", "cellushightower@gmail.com"],
])("a part that is spelled behind it, and a remark, change nothing: %s", (text, email) => {
  expect(hear(text, asked).email).toBe(email);
});

test.each([
  ["katie at gmail dot com k a t y", "katy@gmail.com"],
  ["wells at gmail dot com w e l s", "wels@gmail.com"],
  ["justin at gmail dot com", "justin@gmail.com"],
])("what is spelled otherwise replaces it: %s", (text, email) => {
  expect(hear(text, asked).email).toBe(email);
});
