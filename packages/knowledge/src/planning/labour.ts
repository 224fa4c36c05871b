/**
 * Labour that belongs to no system. All hours of the tables are man-hours, as published tables have
 * them (IPVM, Camera Commissioning Labor Standards, 2014: 0.5 to configure, 0.6 to aim and focus):
 * when two work together for an hour, that is two. The table of each system has its own; what is not
 * from IPVM is our planning value, checked by what a team of two does in days of 16 man-hours:
 * 100 m of wall-top fence with 8 lines in one (38 brackets at 6 minutes, 32 lines between corners
 * at 12, insulators 2 h, energiser and siren 2 h, spikes 1.5 h, gate and tests 2 h = 17.7), a panel with
 * 13 wired points in one, four cameras on a house and their recorder in one, three gate motors in one.
 */
export const labourValues = {
  handoverHours: 2,
  marginPercent: 10,
  /** Of all hours, those of the assistant, who pulls cable, drills and holds ladders. */
  assistantPercent: 33,
} as const;

export const signValues = { hoursPerSign: 0.1 } as const;
