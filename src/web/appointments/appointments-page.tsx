import { AppointmentList } from "./list/appointment-list.tsx";

/** Appointments List (SPEC §2 My Appointments). */
export default function AppointmentsPage() {
  return <AppointmentList />;
}
