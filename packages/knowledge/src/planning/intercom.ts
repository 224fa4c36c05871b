/** Intercoms. */
export const intercomValues = {
  /** Units on one door station; beyond it an intercom that phones is used. */
  unitsPerStation: 12,
  usualSwitchPorts: 8,
  lockSupplyAmperes: 2,
  kitWatts: 15,
  stationWatts: 10,
  monitorWatts: 6,
  mobileWatts: 12,
  labourHours: { kit: 4, station: 3, monitor: 1, mobile: 3 },
} as const;
