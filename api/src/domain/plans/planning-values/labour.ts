/** What the rules for labour take for granted. Our planning values. */
export const labourValues = {
  handoverHours: 2,
  marginPercent: 10,
  /** Of the technician's hours, those in which an assistant pulls cable and holds ladders. */
  assistantPercent: 50,
} as const;
