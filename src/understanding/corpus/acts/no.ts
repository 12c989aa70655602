/** Plain denial of what was asked. */
export const noLines = `
(no|nope|nah|naw|no no|no no no|nooo|noo|nopes|nein|n|noh|nay|uh uh|nuh uh|negative)
(no|nope|nah) (thanks|thank you|sir|ma'am|way|not really|sorry|not at all|i don't|it isn't|it's not|that's wrong)
(haha|ha|lol|oh|um|well|hmm|ah|eh|god|gosh|sorry) (no|nope|nah)
(that's|it's|this is|this isn't|that isn't|that's not|it's not) (not right|wrong|incorrect|right|correct|me|it|what i said|what i want|what i asked for|my name)
(you|you've|you guys) (got|have|heard) (it|that|me|something|everything) wrong
(that|this|it) (doesn't|does not|won't|wouldn't|isn't going to|can't|ain't gonna) (work|work for me|do|fit|suit me|be possible)
(absolutely|definitely|certainly|of course|most certainly|hell|heck) (not|no)
(i don't|i do not|i didn't) (think so|want that|want it|like it|say that|mean that|ask for that|agree|need that)
(i'd|i would) rather not
(don't|do not|please don't) (book it|do that|send it|do it|confirm|confirm that|book that|cancel it|move it)
(not|no not) (that|quite|really|exactly|correct|yet|what i meant|good|this one|at all|like that)
(wrong|incorrect|false|not correct|not right|nothing like that|no good|no bueno|no dice|not for me)
(none of|neither of|not any of|nothing of) (those|these|them|that|it) (works|work|fit|is right|suits me|)
(no|nope) (nothing|nothing else|nothing more|that's all|that's it|that's everything|i'm good|we're good|i'm all set|all good)
(i'm|we're|i am) (good|all set|fine|okay|done) (thanks|thank you|for now|)
(no|no no) (that's|it's|you're) (wrong|not right|incorrect|mistaken|not it|way off)
(no gracias|no señor|no es correcto|eso no|asi no|no esta bien|para nada|tampoco)
(can't|cannot|can not|couldn't|won't) (do that|make that|make it|do it|then)
(i can't|i cannot|we can't|i won't be able to) (do|make|manage) (that|it|that one|those)
(nothing|not a thing|none|nah nothing|nope none) (else|more|comes to mind|)
(not on your life|no chance|no sir|no ma'am|no siree|no thank you very much|not in a million years|as if|fat chance|thumbs down|no deal)
(there's|there is) (a mistake|an error|something wrong|something off) (in that|there|in the name|with the time|)
(you misheard|you misunderstood|you mixed that up|that came out wrong|you didn't get that right|you got my name wrong)
(something|the day|the time|the name|the email|the number) (is|isn't|is not) (wrong|off|right|correct)
(that|it) is (far|too far|much too late|too early|too late|no good|not good|not possible|not okay)
`;
