/** What the rules for backup power take for granted. */
export const powerValues = {
  /** Shares of a battery's energy that reach the equipment: depth × efficiency × ageing. */
  lead: { depthOfDischarge: 0.5, efficiency: 0.85, ageing: 0.8 },
  lithium: { depthOfDischarge: 0.9, efficiency: 0.9, ageing: 0.9 },
  powerFactor: 0.7,
  powerMargin: 1.2,
  /** Of a UPS whose name states no watt-hours. Its datasheet decides. */
  wattHoursPerVoltAmpere: 0.13,
  /** Of a battery whose name states ampere-hours and no volts. */
  batteryVolts: 12,
  /** What a small UPS with a 12 V output can carry: a router and little else. */
  dcUpsWatts: 24,
  /**
   * Of a UPS that feeds cameras by PoE: what all its ports supply together, and what the fibre
   * converter beside it draws. Its cells are lithium, as in all of this size that we know; its
   * datasheet decides.
   */
  poeUpsWatts: 30,
  converterWatts: 3,
  /** Until a generator that starts by itself carries the load, with a second try. */
  generatorHours: 0.5,
  hoursPerUnit: 1,
  /** From so many times the needed energy on, a plan says why its backup is so large. */
  muchTooLargeFactor: 1.5,
} as const;

/**
 * Battery Ah = (standby A × h + alarm A × h) × 1.25 ÷ rate factor. The factor is that
 * of a discharge over 10 hours (C10), because alarm batteries are planned for at least 12.
 */
export const standbyBatteryValues = { margin: 1.25, rateFactor: 0.95 } as const;
