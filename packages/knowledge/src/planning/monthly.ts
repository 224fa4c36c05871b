/**
 * What a system costs each month. All of it is our planning value: the makers of communicators and
 * trackers say how many SIM cards a unit takes, no standard how often a system is maintained.
 */
export const monthlyValues = {
  /** One visit looks after every system of the site. */
  maintenanceVisitsPerYear: 2,
} as const;

/** SIM cards that a unit needs to report, by what it is. */
export const simCards = {
  /** One of each of two networks. */
  'lte-communicator': 2,
  'alarm-hub': 1,
  'mobile-intercom': 1,
  'mobile-router': 1,
  'gate-gsm-opener': 1,
  'solar-camera': 1,
  'camera-tower': 1,
  'vehicle-tracker': 1,
  'vehicle-camera': 1,
  'asset-tracker': 1,
  /** On the mobile network; others report through a gateway. */
  sensor: 1,
} as const;
export type SimUser = keyof typeof simCards;
