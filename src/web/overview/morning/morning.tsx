import { ClosingsPanel } from "./closings-panel.tsx";
import { NewLeadsPanel } from "./new-leads-panel.tsx";
import { PartnersPanel } from "./partners-panel.tsx";
import { SchedulePanel } from "./schedule-panel.tsx";
import { StagesPanel } from "./stages-panel.tsx";
import { TodayPanel } from "./today-panel.tsx";
import "./morning.css";

/** The six panels for the day's work, each with its own query. */
export function Morning() {
  return (
    <div className="grid gap-5 lg:gap-6 xl:grid-cols-[11fr_9fr]">
      <TodayPanel />
      <SchedulePanel />
      <NewLeadsPanel />
      <ClosingsPanel />
      <StagesPanel />
      <PartnersPanel />
    </div>
  );
}
