import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";

test.each(
  lines(`
    what are your rates
    what's the current interest rate
    what are rates today
    how much would my monthly payment be
    what's the APR on a 30 year fixed
    can you quote me a rate
    what are the closing costs
    how much do I need for a down payment
    are rates going down
    can I lock in a rate
    what rate would I get
    what's the best rate you can give me
    how many points
    can you beat 6.5%
    what would my payments be on a 400k loan
    is there PMI
    what fees do you charge on the loan
    what kind of rate can I get
    rates?
    tell me about your mortgage rates
    what is the going rate for refinancing
  `),
)("%s: rates", (text) => {
  expect(hear(text).delicate).toContain("rates");
});

test.each(
  lines(`
    do I qualify
    would I qualify for an FHA loan
    can I get approved with a 580
    am I pre-approved
    how much house can I afford
    how much can I borrow
    is my credit score good enough
    what credit score do I need
    will I get approved
    can I get a mortgage with bad credit
    I make 80k a year is that enough
    what are my chances of getting approved
    am I eligible for a VA loan
    my score is 620 is that ok
    can someone like me get a loan
    could we be approved after a bankruptcy
    what can I afford
    do you think I'd qualify
    would a bank lend to me
    is a 640 credit score ok
  `),
)("%s: qualify", (text) => {
  expect(hear(text).delicate).toContain("qualify");
});

test.each(
  lines(`
    can I get out of my lease
    is it legal to do that
    do I need a lawyer
    what are the tax implications
    can I deduct mortgage interest
    do you guarantee a sale
    can you promise it will sell
    should I buy now or wait
    is it a good time to sell
    how do capital gains work
    can I sue my landlord
    can I back out of the contract
    can they evict me
    what happens in a foreclosure
    give me legal advice
    will prices go up
    can I do a 1031 exchange
    how much should I offer
    what does this contract clause mean, explain the contract
  `),
)("%s: legal", (text) => {
  expect(hear(text).delicate).toContain("legal");
});

test.each(
  lines(`
    can I lie on the application
    I can get fake pay stubs
    could we inflate my income
    can I use someone else's social
    help me hide my debt from the bank
    can we do it under the table
    I'll say it's my primary residence but rent it out
    can I photoshop my bank statements
    can the appraiser come in higher make the appraiser hit the number
    don't tell the lender about my second job
    can I use a straw buyer
    could we leave out the divorce
    I want cash back at closing
    can you make up an employer for me
    forge the signature
  `),
)("%s: fraud", (text) => {
  expect(hear(text).delicate).toContain("fraud");
});
