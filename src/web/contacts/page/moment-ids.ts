/** The ids of the elements that show a moment, for what leads to them. */

export const timelineId = "timeline";
export const eventId = (id: string): string => `event-${id}`;
export const milestoneId = (field: string): string => `milestone-${field}`;
