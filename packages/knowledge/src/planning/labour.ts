/** Labour that belongs to no system. */
export const labourValues = {
  handoverHours: 2,
  marginPercent: 10,
  /** Of the technician's hours, those in which an assistant pulls cable and holds ladders. */
  assistantPercent: 50,
} as const;

export const signValues = { hoursPerSign: 0.1 } as const;
