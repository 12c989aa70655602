/** Ways to leave word for somebody, or to ask for a call. */
export const messageLines = `
(can i|could i|i'd like to|i want to|may i|let me|i need to|how do i) leave (a|her a|him a|you a) (message|voicemail|note)
(take|pass on|give|send|relay|deliver) (a|her a|him a|this|ana a) message (please|to her|for me|to him|)
(tell|let) (her|him|ana|them|the agent|mister reed) (know|) (that|) (i called|i'm running late|the papers are ready|we accept the offer|i sold the house|the inspector comes friday|i'll be late|the check cleared)
(have|ask|get) (her|him|ana|someone|the agent|my agent|the lender) (to|) (call|ring|phone|text|email) me (back|when she can|tomorrow|later|please|about the loan|)
(just have|just get|i just want|simply have|only have) (her|him|ana|someone) (to|) (call|phone|ring|text) me
(i don't want that|not an appointment|no appointment|i don't want to book), (just|) (have|ask|tell) (her|him|ana) (to|) (call|phone|ring) me
(she|he|ana|the agent|your office) (told|asked) me to (call|phone|ring) (about|regarding) (the papers|the house|the offer|my loan|the keys|the inspection)
(i'm|i am) (calling|phoning|ringing) (because|since) (she|he|ana|my agent) (asked|told) me to
(i'm|i am) (calling|returning|answering) (her|his|ana's|back) (call|about the offer|her message|his message) (please let her know|tell her|)
(can|could|would|will) (she|he|ana|someone|somebody|the agent|you have her) (please|) (call|ring|get back to|phone|reach) me (back|today|when free|at home|)
(call me back|please call me back|i need a call back|callback please|a callback|i'd like a callback|return my call|give me a call back|i want a call back)
(please|) (let|inform|notify) (her|him|them|ana) (of|about|that) (this|the leak|my new number|the roof is leaking|we closed|the appraisal|the delay)
(pass|send) (it|this|that|my thanks|the word) (on|along|on to her|to ana|to him)
(say|mention|explain) to (her|him|ana) (that|) (i said hi|the keys are under the mat|we'll sign|the tenant moved out|i'm waiting for her)
(i have|i've got|here is|here's) (a|some|my) (message|news|information|word) for (her|him|ana|the agent|mister reed)
(remind|ask|warn) (her|him|ana) (about|that|to) (the keys|the contract|bring the papers|the disclosure|send me the forms|look at my email)
(i need|i want|i'd like) (her|him|ana|someone|the agent) to (know|call me|ring me|get in touch|contact me|get back to me) (about the house|today|that i'm out of town|)
(it's|this is) (a message|just a message|a quick note|information) for (ana|her|him|the agent)
(message|voicemail|just a message|a message please|message for ana|leave word)
(write|note|jot|put) (down|this down|it down) (for her|for ana|that i called|please tell her)
(no need to book|nothing to book), (just|) (a message|tell her i called|let him know)
(i wanted|i just wanted|i'm calling) to (let|tell) (her|him|ana|them) (know|) (that|) (the offer|i'm sending the papers|we got the loan|the tenant left|i can't make the closing)
(dile|digale|que me llame|un mensaje|quiero dejar un mensaje|puede decirle que llame)
(when|if) (she|he|ana) (gets in|is free|is back|has time) (have her|have him|please|could she) call me
(would you|can you|could you|please) (tell|inform|ask|remind) (ana|her|him|the lady|the gentleman) (something|that my number changed|that i called|to phone me|about my offer)
(get|pass) (word|a word|the message) to (her|him|ana)
(i|we) (spoke|talked) (with|to) (her|him|ana) (last week|yesterday) and (she wanted|he asked|she said) (me to call|to call about the papers|to call back)
`;
