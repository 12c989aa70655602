import { appointmentsContract } from "./appointments.ts";
import { bookingContract } from "./booking.ts";
import { contactsContract } from "./contacts.ts";
import { overviewContract } from "./overview.ts";
import { profilesContract } from "./profiles.ts";
import { siteContract } from "./site.ts";

/** Everything that the server offers beside the account service, one room a key. */
export const contract = {
  site: siteContract,
  profiles: profilesContract,
  contacts: contactsContract,
  appointments: appointmentsContract,
  booking: bookingContract,
  overview: overviewContract,
};
