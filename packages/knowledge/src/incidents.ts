import type { AssetId } from './assets.ts';
import type { PremisesId } from './premises.ts';
import type { Sign } from './sign.ts';
import { type IncidentId, isDanger } from './threats.ts';

/**
 * How much an incident counts beside others that a text names, times how surely it was heard; 1 for all
 * that are not here. Below 1: a means or a side effect, as a fence is cut for the cable behind it.
 * Above 1: it says more about what was done than a burglary or a robbery does.
 */
export const incidentWeights: Readonly<Partial<Record<IncidentId, number>>> = {
  trespass: 0.4,
  loitering: 0.4,
  'false-alarms': 0.4,
  'poor-footage': 0.4,
  'power-failure': 0.4,
  protest: 0.4,
  threats: 0.4,
  'weapon-threat': 0.4,
  'cash-up-robbery': 1.7,
  'cash-in-transit': 1.7,
  'cable-theft': 1.7,
  'fuel-theft': 1.7,
  'metal-theft': 1.7,
  'gate-motor-theft': 1.7,
  'medicine-theft': 1.7,
  'vehicle-theft': 1.7,
  'delivery-theft': 1.7,
  'stock-theft-animals': 1.7,
  'farm-attack': 1.7,
  'visitor-control': 1.7,
  tailgating: 1.7,
  extortion: 1.7,
  'street-robbery': 1.7,
  'drug-dealing': 1.7,
  'land-invasion': 1.7,
  'crop-theft': 1.7,
  'walking-out': 1.7,
};

const ROBBERY = ['armed-robbery', 'cash-up-robbery', 'cash-in-transit', 'home-invasion'] as const;

/** People are attacked: it comes before what is only taken or broken. */
export const againstPeople: ReadonlySet<IncidentId> = new Set<IncidentId>([
  ...ROBBERY,
  'street-robbery',
  'hijacking',
  'follow-home',
  'farm-attack',
  'extortion',
  'assault',
]);

/** Danger to life, or another attack on people. */
export const isAttack = (id: IncidentId): boolean => isDanger(id) || againstPeople.has(id);

const DANGERS = [
  'death-threats',
  'murder',
  'violent-extortion',
  'stalking',
  'domestic-violence',
  'weapon-threat',
  'order-breach',
  'bombing',
  'shooting',
  'hostage',
  'hiding',
  'sexual-violence',
  'child-danger',
] as const;

/** Heard by likeness alone, these count only where such a thing is named: not every broken window is a car's. */
export const toldOnlyWith: Readonly<Partial<Record<IncidentId, readonly AssetId[]>>> = {
  'theft-from-vehicle': ['vehicles', 'bakkie', 'trucks'],
};

/** What follows from something else that is named: it comes after that. */
export const effects: Readonly<Partial<Record<IncidentId, readonly IncidentId[]>>> = {
  'stock-loss': ['burglary', ...ROBBERY],
  'medicine-theft': ROBBERY,
  'equipment-theft': ROBBERY,
  'personal-theft': ROBBERY,
  'vehicle-theft': ['hijacking'],
  'cable-theft': ['metal-theft'],
  assault: [...ROBBERY, ...DANGERS, 'hijacking', 'farm-attack', 'extortion'],
  threats: DANGERS,
  extortion: ['violent-extortion'],
  'death-threats': ['violent-extortion'],
  'order-breach': ['domestic-violence'],
  stalking: ['child-danger'],
};

/** Where several things together mean an incident that is not named. */
export const impliedIncidents: readonly {
  readonly when: readonly Sign[];
  readonly incident: IncidentId;
}[] = [
  { when: ['incident:stalking', 'people:children'], incident: 'child-danger' },
  { when: ['incident:stalking', 'people:learners'], incident: 'child-danger' },
  { when: ['incident:extortion', 'fact:armed'], incident: 'violent-extortion' },
  { when: ['incident:extortion', 'fact:violence'], incident: 'violent-extortion' },
  { when: ['incident:extortion', 'incident:death-threats'], incident: 'violent-extortion' },
  { when: ['incident:extortion', 'incident:shooting'], incident: 'violent-extortion' },
  { when: ['incident:extortion', 'incident:arson'], incident: 'violent-extortion' },
  { when: ['incident:weapon-threat', 'asset:cash'], incident: 'armed-robbery' },
  { when: ['incident:weapon-threat', 'place:till'], incident: 'armed-robbery' },
  { when: ['premises:car-dealer', 'asset:keys'], incident: 'vehicle-theft' },
  { when: ['premises:car-dealer', 'asset:bakkie'], incident: 'vehicle-theft' },
  { when: ['incident:armed-robbery', 'time:cash-up'], incident: 'cash-up-robbery' },
  {
    when: ['incident:armed-robbery', 'time:shift-change', 'asset:cash'],
    incident: 'cash-up-robbery',
  },
  { when: ['place:cash-office', 'fact:cash-heavy'], incident: 'cash-up-robbery' },
  { when: ['premises:office', 'place:reception', 'asset:laptops'], incident: 'tailgating' },
];

/** A laptop that is gone from a car is no other theft, nor is what disappears under a jacket. */
export const alsoHeardAs: Readonly<Partial<Record<IncidentId, readonly IncidentId[]>>> = {
  'theft-from-vehicle': ['stock-loss', 'equipment-theft', 'personal-theft', 'burglary'],
  'personal-theft': ['equipment-theft'],
  // Robbers threaten as well.
  'armed-robbery': ['weapon-threat'],
  'cash-up-robbery': ['weapon-threat'],
  'home-invasion': ['weapon-threat'],
  'street-robbery': ['weapon-threat'],
  hijacking: ['weapon-threat'],
  'farm-attack': ['weapon-threat'],
  'drug-dealing': ['loitering', 'medicine-theft'],
  'land-invasion': ['trespass'],
  shoplifting: ['stock-loss', 'equipment-theft', 'loitering'],
  'stock-loss': ['loitering'],
};

interface MeantElsewhere {
  readonly premises: readonly PremisesId[];
  /** What is meant instead. */
  readonly else: IncidentId;
}

/** What the words for an incident mean at these premises: "stock theft" on a farm is theft of animals. */
export const notAt: Readonly<Partial<Record<IncidentId, MeantElsewhere>>> = {
  'stock-loss': { premises: ['farm'], else: 'stock-theft-animals' },
  // Whoever sorts parcels has them in hand.
  'package-theft': { premises: ['transport-yard', 'warehouse', 'wholesaler'], else: 'staff-theft' },
  // What disappears from a home is the family's own.
  shoplifting: { premises: ['home', 'student-housing', 'hotel'], else: 'personal-theft' },
};

const SHOPS: readonly PremisesId[] = [
  'shop',
  'jewellery-shop',
  'spaza-shop',
  'tuck-shop',
  'liquor-store',
  'wholesaler',
  'petrol-station',
  'pharmacy',
];

/**
 * What the words for an incident mean at all other premises: "walked out with" is shoplifting in a shop,
 * and theft of equipment in an office; copper in a school is pipes and taps.
 */
export const onlyAt: Readonly<Partial<Record<IncidentId, MeantElsewhere>>> = {
  'cable-theft': {
    premises: [
      'warehouse',
      'wholesaler',
      'factory',
      'workshop',
      'construction-site',
      'transport-yard',
      'farm',
      'estate',
      'solar-site',
      'other-business',
    ],
    else: 'metal-theft',
  },
  shoplifting: { premises: SHOPS, else: 'equipment-theft' },
  'package-theft': { premises: ['home', 'estate', 'student-housing'], else: 'delivery-theft' },
  'stock-loss': {
    premises: [
      ...SHOPS,
      'restaurant',
      'hotel',
      'car-dealer',
      'workshop',
      'warehouse',
      'factory',
      'construction-site',
      'farm',
      'clinic',
      'care-home',
      'transport-yard',
      'solar-site',
      'other-business',
    ],
    else: 'equipment-theft',
  },
};

/** Things that are named with an incident, and that nobody is after: the drugs of a dealer are no stock. */
export const notAfter: Readonly<Partial<Record<IncidentId, readonly AssetId[]>>> = {
  'drug-dealing': ['medicines'],
};

/** What is assumed only where its target can be: nobody steals a car from a room with pots. */
export const assumedWith: Readonly<Partial<Record<IncidentId, readonly Sign[]>>> = {
  'vehicle-theft': [
    'premises:car-dealer',
    'premises:workshop',
    'premises:transport-yard',
    'asset:vehicles',
    'asset:bakkie',
    'asset:trucks',
    'place:parking',
    'place:driveway',
    'place:garage',
  ],
  'fuel-theft': [
    'premises:petrol-station',
    'premises:transport-yard',
    'premises:farm',
    'premises:factory',
    'asset:diesel',
    'place:fuel-tank',
    'place:shed',
  ],
  'cash-up-robbery': [
    'asset:cash',
    'fact:cash-heavy',
    'place:till',
    'place:cash-office',
    'premises:restaurant',
    'premises:petrol-station',
    'premises:wholesaler',
    'premises:liquor-store',
  ],
  'medicine-theft': [
    'asset:medicines',
    'place:dispensary',
    'premises:clinic',
    'premises:pharmacy',
    'premises:care-home',
  ],
  'stock-theft-animals': ['asset:livestock', 'place:kraal', 'premises:farm'],
};

/** Goods and people that raise the impact of whatever happens there, as words after "because". */
export const worseWith: Readonly<Partial<Record<Sign, string>>> = {
  'fact:injury': 'people were hurt before',
  'fact:armed': 'they came armed',
  'fact:violence': 'they used violence',
  'asset:firearms': 'firearms are kept there',
  'asset:medicines': 'medicines are kept there',
  'people:patients': 'patients are there',
  'people:children': 'children are there',
  'people:learners': 'learners are there',
  'people:elderly': 'elderly people live there',
  'place:substation': 'one cut stops the work',
  'asset:trucks': 'a whole load goes at once',
  'asset:jewellery': 'the value fits into one bag',
  'asset:data': 'clients’ information is exposed',
  'place:server-room': 'the business stops without it',
  'place:cold-room': 'stock spoils',
};
