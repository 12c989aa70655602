import { lines } from "../hear.ts";

/** What people say before they come to the point, whatever it is. */
export const stories = lines(`
  hi good morning
  yes hello
  okay so
  listen
  look
  hello dear my name is Edna and I'm calling from Tulsa
  I got a voicemail from your office this morning
  we bought in March with somebody else and everything went fine
  so what happened is I filled out a form online about what my house is worth
  I was at the open house on Sunday and signed the sheet
  my brother and I inherited a place on the lake
  we talked about a year ago about a refinance
  I'm eighty four years old and live alone
  my wife passed in August and it's been hard
  I was driving my kids to school when the phone rang
  you folks have a sign on my street
  my husband handles this and he's at work
  I'm a nurse and I work nights
  I lost my job in the spring and the rates were bad
  this is the third time we speak
  I don't mean to be rude
  I know you're only doing your job
  thank you for the information
  I saw your ad on the bus
  we live in Oakland and the kids are grown
  my English is not so good sorry
  I have been thinking about it all week
  my neighbor gave me your card
  the dog is barking sorry
  I'm on my lunch break so quick
  it's about the house on Elm
  I'm calling about the text you sent yesterday
  we had a lovely talk at the fair
  I'm not good with computers
  your colleague Linda was very kind
  I went to the website and clicked around
  our daughter just had twins
  I'm sitting in the car
  my phone rang at dinner and then again at eight
  I moved here from Ohio two years ago
`);

/** What people add when they have made their point. */
export const endings = lines(`
  please
  thank you
  thanks so much
  okay
  bye
  have a nice day
  I mean it
  I appreciate it
  that's all I wanted
  sorry
  my wife says the same
  it's for the best
  do you understand
  God bless
`);
