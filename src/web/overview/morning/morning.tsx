import { ClosingsPanel } from "./closings-panel.tsx";
import { NewLeadsPanel } from "./new-leads-panel.tsx";
import { PartnersPanel } from "./partners-panel.tsx";
import { SchedulePanel } from "./schedule-panel.tsx";
import { StagesPanel } from "./stages-panel.tsx";
import "./morning.css";

export { DayLine } from "./day-line.tsx";
export { TodayPanel } from "./today-panel.tsx";

/** The lower panels of the page's grid, each with its own query. */
export function Morning() {
  return (
    <>
      <SchedulePanel />
      <NewLeadsPanel />
      <ClosingsPanel />
      <StagesPanel />
      <PartnersPanel />
    </>
  );
}
