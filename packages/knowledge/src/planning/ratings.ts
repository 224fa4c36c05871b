import type { ThreatId } from './threats/threats.ts';

/** Likelihood, impact: 1 (rare, minor) to 5 (expected, severe). */
export type BaseRating = readonly [likelihood: number, impact: number];

/**
 * How likely and how bad each threat is at an establishment before its answers are known. These are
 * no statistics.
 */
export const baseRatings = {
  'Residential Home': {
    'house-robbery': [2, 5],
    hijacking: [2, 5],
    'outer-doors': [3, 3],
    'gate-motor': [3, 3],
    boundary: [3, 2],
    power: [2, 3],
    roof: [2, 3],
    'household-keys': [2, 3],
    'alarm-signal': [2, 3],
  },
  'Retail Shop': {
    'cash-up': [3, 5],
    'opening-closing': [2, 5],
    banking: [2, 5],
    'counter-goods': [3, 3],
    collusion: [3, 3],
    'after-hours': [3, 3],
    deliveries: [3, 2],
    shoplifting: [4, 2],
    power: [2, 3],
    'alarm-signal': [2, 3],
  },
  Restaurant: {
    'cash-up': [3, 5],
    'trading-robbery': [2, 5],
    'opening-closing': [2, 5],
    banking: [2, 5],
    collusion: [3, 3],
    deliveries: [3, 3],
    'after-hours': [3, 3],
    power: [2, 3],
    'alarm-signal': [2, 3],
  },
  Office: {
    laptops: [3, 3],
    tailgating: [4, 2],
    'server-room': [2, 4],
    visitors: [3, 3],
    keys: [3, 2],
    'after-hours': [2, 3],
    power: [2, 3],
    'alarm-signal': [2, 2],
  },
  Warehouse: {
    insiders: [3, 4],
    docks: [3, 3],
    trucks: [2, 5],
    'after-hours': [3, 4],
    boundary: [3, 3],
    'alarm-signal': [2, 4],
    keys: [2, 3],
    visitors: [2, 3],
    power: [2, 3],
  },
  'Industrial Site': {
    copper: [3, 4],
    'live-cable': [2, 5],
    fuel: [3, 3],
    tools: [3, 3],
    insiders: [3, 3],
    contractors: [3, 3],
    boundary: [3, 3],
    'after-hours': [2, 4],
    'alarm-signal': [2, 3],
    power: [2, 3],
  },
  School: {
    holidays: [3, 3],
    'computer-room': [3, 3],
    roof: [2, 3],
    copper: [3, 3],
    'school-gate': [2, 5],
    visitors: [3, 4],
    'learner-records': [2, 3],
    boundary: [3, 2],
    power: [2, 2],
    'alarm-signal': [2, 2],
  },
  Clinic: {
    medicines: [3, 4],
    duress: [3, 4],
    'patient-records': [2, 4],
    visitors: [3, 3],
    'after-hours': [3, 3],
    keys: [2, 3],
    power: [2, 4],
    'alarm-signal': [2, 3],
  },
  'Residential Estate': {
    visitors: [4, 3],
    contractors: [3, 3],
    boundary: [3, 4],
    'gate-queue': [3, 3],
    houses: [3, 3],
    hijacking: [2, 5],
    keys: [3, 2],
    power: [2, 4],
    'alarm-signal': [2, 3],
  },
  Farm: {
    homestead: [2, 5],
    'help-far-away': [3, 4],
    livestock: [3, 4],
    diesel: [3, 3],
    'farm-equipment': [3, 3],
    boundary: [3, 3],
    'alarm-signal': [2, 4],
    power: [2, 3],
    'household-keys': [2, 3],
  },
  Other: {
    'after-hours': [3, 3],
    'opening-closing': [2, 4],
    visitors: [3, 3],
    deliveries: [2, 3],
    keys: [2, 3],
    boundary: [3, 2],
    power: [2, 3],
    'alarm-signal': [2, 3],
  },
} as const satisfies Record<string, Readonly<Partial<Record<ThreatId, BaseRating>>>>;

/** From which answers on a rating moves, and how far. */
export const ratingValues = {
  lowBoundaryMetres: 1.8,
  longBoundaryMetres: 400,
  longOutageHours: 4,
  /** Minutes of armed response; more than that is slow. */
  responseMinutes: 10,
  manyTills: 3,
  manyDocks: 3,
  manyOuterDoors: 4,
  manyPeople: 30,
  bigFloorSquareMetres: 1_000,
  /** Answers that may raise or lower a likelihood, a step each. */
  likelihoodSteps: 2,
  /** Answers that may raise or lower an impact, a step each. */
  impactSteps: 1,
  /** Threats of a plan, the highest first. */
  threats: 9,
  /** Of these, the ones that the essential budget answers. */
  gravestThreats: 2,
} as const;
