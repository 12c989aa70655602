// What else people say when they are asked for their name: no name may be taken from it.

export const noNames = `
    i'd rather talk to a person
    i need to cancel
    can you call me back
    what are your hours
    how long will this take
    is dana there
    wednesday
    wednesday at three
    three thirty please
    the first one
    number two
    yes
    no
    no thanks
    okay
    okay great
    sounds good to me
    i'm looking at the calendar
    let me check
    give me a minute
    just a second
    what
    huh
    come again
    i can't hear you
    are you there
    hello
    you're breaking up
    speak english please
    wrong number
    take me off your list
    stop calling
    i have a question about escrow
    how much is the house
    the blue house on the corner
    two bedrooms two baths
    we want to refinance
    i'm pre approved
    my credit is bad
    i lost my job
    my husband handles this
    i'm driving
    it's raining cats and dogs
    that's crazy
    that's a stupid question
    you sound like a robot
    is this a scam
    where are you located
    springfield
    i live in springfield
    it's about the offer
    fifteen hundred square feet
    send me a text
    email me instead
    my number is 415 555 0123
    bob at gmail dot com
    tomorrow morning works best
    any time after lunch
    not today
    never mind
    forget it
    hang on my dog is barking
    excuse me
    one more thing
    i said wednesday
    sorry wednesday
    sorry no wednesday
    make it thursday
    put me down for thursday
    put it on the calendar
    use the other one
    go with the first
    say that again
    be quick
    be right back
    for the house on elm
    for rent
    for sale by owner
    under contract already
    it's for a friend
    it's for work
    calling for information
    booking for two
    this is for an investment property
    my name is none of your business
    my name isn't important
    names don't matter
    i'm not telling
    i'm nobody
    i'm just curious
    i'm a veteran
    i'm seventy two years old
    i'm on my way
    we're looking for something bigger
    we are moving from texas
    we're first time buyers
    a b c
    l o l
    u s a
    h o a fees
    f h a loan
    d t i
`;
