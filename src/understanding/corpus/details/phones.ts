// Answers to "What number can you be reached at?": what was said | the number (E.164), or "-" where none may be taken.
// The second half checks the grammar; it was not tuned to it.

export const phones = {
  tuned: `
    718 555 0142 | +17185550142
    (718) 555-0142 ext. 12 | +17185550142
    718-555-0142 x12 | +17185550142
    7185550142 extension 204 | +17185550142
    seven one eight five five five oh one four two extension two oh four | +17185550142
    718 555 0142 and then press 3 | +17185550142
    it's the main line 718 555 0142 ask for greta at extension 7 | +17185550142
    extension 9 at 718 555 0142 | +17185550142
    my cell is seven one eight triple five zero one four two | +17185550142
    seven eighteen triple five oh one forty two | +17185550142
    seven hundred eighteen five fifty five zero one four two | +17185550142
    area code seven one eight then five five five then zero one four two | +17185550142
    seven one eight, five five five, o one four two | +17185550142
    it's 718 that's my area code and then 555 0142 | +17185550142
    718 555 01 42 | +17185550142
    718 55 50 142 | +17185550142
    718.555.0142 | +17185550142
    +1 (718) 555 0142 | +17185550142
    1 718 555 0142 | +17185550142
    one seven one eight five five five zero one four two | +17185550142
    7 1 8 5 5 5 0 1 4 2 | +17185550142
    call me at 718 555 0142 after 5 | +17185550142
    718 555 0142 before noon please | +17185550142
    i'm at apartment 4 and my number is 718 555 0142 | +17185550142
    sure 718 555 0142 thanks | +17185550142
    my work number is 212 555 0101 but use my cell 718 555 0142 | +17185550142
    718 555 0143 no sorry 0142 | +17185550142
    718 555 0143 wait no 718 555 0142 | +17185550142
    it's 555 0142 area code 718 | +17185550142
    seven one ate five five five oh won for too | +17185550142
    um 718 um 555 um 0142 | +17185550142
    eight hundred five five five zero one two three | +18005550123
    one eight hundred five five five oh one two three | +18005550123
    eight eight eight five five five twelve twelve | +18885551212
    two oh one five five five ninety nine hundred | +12015559900
    two one two five five five four thousand | +12125554000
    three oh three, five five five, twenty two ten | +13035552210
    seven one eight double five five oh one double four | +17185550144
    +44 20 7946 0958 | +442079460958
    plus four four two oh seven nine four six oh nine five eight | +442079460958
    +52 55 1234 5678 | +525512345678
    011 44 20 7946 0958 | +442079460958
    0044 20 7946 0958 | +442079460958
    my number in Vietnam is +84 90 123 4567 | +84901234567
    the number i'm calling from | -
    555 0142 | -
    why | -
    at 3 | -
    you have my number | -
    718 555 01 | -
    my account number is 7185550142 | -
    i'd rather not say | -
  `,
  heldOut: `
    212 555 0177 | +12125550177
    (212) 555-0177 ext 5 | +12125550177
    212-555-0177x340 | +12125550177
    2125550177 ext. 1001 | +12125550177
    two one two five five five oh one seven seven extension forty five | +12125550177
    212 555 0177 then option 2 | +12125550177
    office line is 212 555 0177 extension is 88 | +12125550177
    ext 12 then 212 555 0177 | +12125550177
    mobile two one two triple five zero one double seven | +12125550177
    two twelve five fifty five oh one seventy seven | +12125550177
    two hundred twelve five five five zero one seven seven | +12125550177
    area code two one two and the number is five five five oh one seven seven | +12125550177
    two one two. five five five. o one seven seven. | +12125550177
    the area code is 212 and then it's 555 0177 | +12125550177
    212 555 0 177 | +12125550177
    212 5 5 5 01 77 | +12125550177
    212/555/0177 | +12125550177
    1 (212) 555-0177 | +12125550177
    1-212-555-0177 | +12125550177
    plus one two one two five five five oh one seven seven | +12125550177
    2 1 2, 5 5 5, 0 1 7 7 | +12125550177
    reach me at 212 555 0177 until 6 | +12125550177
    212 555 0177 but not before 10 | +12125550177
    unit 12 here number is 212 555 0177 | +12125550177
    yeah it's 212 555 0177 okay | +12125550177
    not my office 718 555 0101 my cell is 212 555 0177 | +12125550177
    212 555 0178 sorry 0177 | +12125550177
    212 555 0178 i mean 212 555 0177 | +12125550177
    555 0177 with area code 212 | +12125550177
    to one to five five five oh one seven seven | +12125550177
    uh two one two uh five five five uh oh one seven seven | +12125550177
    eight seven seven five five five oh one nine nine | +18775550199
    one eight hundred five five five eleven hundred | +18005551100
    nine one seven five five five twenty twenty | +19175552020
    four oh four five five five eighty eight hundred | +14045558800
    six four six five five five three thousand | +16465553000
    five one two, five five five, sixteen oh one | +15125551601
    three one two double five five double oh double one | +13125550011
    +49 30 901820 | +4930901820
    plus three three one four two six eight five three zero zero | +33142685300
    +55 11 91234 5678 | +5511912345678
    011 52 55 1234 5678 | +525512345678
    00 49 30 901820 | +4930901820
    whatsapp +91 98765 43210 | +919876543210
    this one | -
    555 0177 | -
    is that needed | -
    around 10 | -
    it's in the system | -
    212 555 | -
    loan number 2125550177 | -
    no phone | -
  `,
};
