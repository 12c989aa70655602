import { accountContract } from "./account.ts";
import { appointmentsContract } from "./appointments.ts";
import { assistantContract } from "./assistant.ts";
import { bookingContract } from "./booking.ts";
import { calculatorContract } from "./calculator.ts";
import { contactsContract } from "./contacts.ts";
import { linksContract } from "./links.ts";
import { noticesContract } from "./notices.ts";
import { overviewContract } from "./overview.ts";
import { profilesContract } from "./profiles.ts";
import { searchContract } from "./search.ts";
import { siteContract } from "./site.ts";

/** Every procedure of the server except the account service, one key per room. */
export const contract = {
  site: siteContract,
  account: accountContract,
  profiles: profilesContract,
  contacts: contactsContract,
  appointments: appointmentsContract,
  booking: bookingContract,
  links: linksContract,
  calculator: calculatorContract,
  notices: noticesContract,
  assistant: assistantContract,
  search: searchContract,
  overview: overviewContract,
};
