import { AppointmentList } from "./list/appointment-list.tsx";

/** Appointments List. */
export default function AppointmentsPage() {
  return <AppointmentList />;
}
