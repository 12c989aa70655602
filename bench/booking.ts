import { build } from "../scripts/build.mjs";
import { bookingSetup, type BookingSetup } from "./measures/booking-setup.ts";
import { bookingHistory } from "./measures/booking-history.ts";
import { bookingRate } from "./measures/booking-rate.ts";
import { flood } from "./measures/flood.ts";
import { offeredTimes } from "./measures/offered-times.ts";
import { concurrentBookings } from "./measures/concurrent-bookings.ts";
import { slotLatency } from "./measures/slot-latency.ts";
import { zonesRoundTrip } from "./measures/zones-round-trip.ts";

/**
 * Booking under load, one `name=value` per line on standard output: that time zones, offered times and calendars are
 * never wrong, and how fast bookings and free times are. Name figures to take only those: npm run bench -- booking
 * slots rate.
 */
type Figures = Record<string, number>;
type Take = (setup: BookingSetup, say: typeof tell) => Promise<Figures>;
const all: Record<string, Take> = {
  zones: async () => zonesRoundTrip(tell),
  slots: slotLatency,
  rate: bookingRate,
  rivals: concurrentBookings,
  offers: offeredTimes,
  history: bookingHistory,
  flood,
};

const wanted = process.argv.slice(2);
await build();
await using setup = await bookingSetup();
// Interrupted, it still stops its server.
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void setup[Symbol.asyncDispose]().then(() => process.exit(1)));
for (const [name, figures] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [figure, value] of Object.entries(await figures(setup, tell)))
    console.log(`${figure}=${Number(value.toFixed(3))}`);
}

/** Progress for the person watching; only figures go to standard output. */
function tell(line: string): void {
  console.error(`  ${line}`);
}
