import { Outlet } from "react-router";

/** The frame of the dashboard (SPEC §2 Dashboard shell). */
export default function DashboardLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
