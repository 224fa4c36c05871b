/** Gate automation. */
export const gateValues = {
  /** Rating of a motor in kilograms ÷ mass of the gate. */
  ratingFactor: 1.25,
  leavesOfSwingGate: 2,
  /** A sliding gate is this much longer than its opening. */
  overlapMetres: 0.5,
  rackPieceMetres: 1,
  antiLiftBracketsPerGate: 2,
  /** The usual gate, where the price list's remotes end: others use the phone opener or keypad. */
  remotesAtMost: { home: 6, commercial: 10 },
  spareRemotes: 1,
  /** Beams and tamper contact to the motor. */
  cableMetresPerGate: 10,
  cableRollMetres: 100,
  batteryAmpereHours: 7,
  /** Of a boom without a battery, on average: it moves for seconds and then waits. */
  boomWatts: 20,
  /** While it moves. */
  boomPeakWatts: 250,
  /** Openings on a full battery. */
  openingsOnBattery: '10 to 20',
  labourHoursPerGate: 5,
  labourHoursPerGateThatStays: 2,
} as const;
