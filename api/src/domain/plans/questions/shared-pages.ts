import { type Asked, ask, groups, type Page } from './questionnaire.ts';
import { circumstances, incidents, outages } from './running.ts';
import { NOT_SURE, spareWatts, stays, wants } from './systems.ts';

/** What may be wanted on a site with a boundary, gates and doors. */
export const onSites = [
  'Cameras',
  'Burglar alarm',
  'Electric fence',
  'Gate motor or boom',
  'Access control on doors',
  'Intercom',
  'Backup power',
];

/** What of it may be there already and stay. */
export const stayingOnSites = [
  'Cameras',
  'Burglar alarm',
  'Electric fence',
  'Gate motor or boom',
  'Access control',
  'Intercom',
  'Backup power',
];

/** The first page: what is wanted, and what is there already and stays. */
export const systemsPage = (
  wanted: readonly string[],
  staying: readonly string[],
  more: readonly Asked[] = [],
): Page => ({
  group: groups.systems,
  asks: [
    ask(wants, { options: [...wanted, NOT_SURE] }),
    ask(stays, { options: staying }),
    ...more,
    ask(spareWatts),
  ],
});

const everywhere = [
  'We have armed response, or will get it',
  'Armed response takes longer than 10 minutes',
  'Our insurer requires a certificate for the alarm',
  'The mobile signal is poor',
  'Criminals in our area use signal jammers',
  'We have no fibre or other internet line',
];

/** The last page: what happened there, and how the systems have to run. */
export const runningPage = (site: {
  /** Options of the question about incidents. */
  readonly happened: readonly string[];
  /** Circumstances that only some sites have. */
  readonly circumstances: readonly string[];
}): Page => ({
  group: groups.running,
  asks: [
    ask(incidents, { options: site.happened }),
    ask(outages),
    ask(circumstances, { options: [...everywhere, ...site.circumstances] }),
  ],
});

export const happened = {
  boundary: 'Someone came over or through the boundary',
  gate: 'Someone came in at a gate, or damaged it',
  doorOrWindow: 'Someone forced a door or a window',
  roof: 'Someone came in through the roof',
  staff: 'Staff or visitors stole',
  robbery: 'Someone was robbed or threatened',
} as const;

export const NO_CABLES = 'Cables cannot be run inside the building';
export const ANIMAL_INSIDE = 'A dog or cat stays inside when the alarm is on';
/** What may be true of most buildings. */
export const ofBuildings = [NO_CABLES, 'The roof is a concrete slab', ANIMAL_INSIDE];
export const SECOND_BUILDING = 'There is a second building to protect';
export const UPPER_STOREY = 'The building has more than one storey';
export const GENERATOR = 'A generator starts by itself in a power cut';

/** Kinds of gates of sites that are no homes. */
export const siteGates = [
  'Sliding gate, up to 5 m',
  'Sliding gate, wider than 5 m',
  'Second sliding gate, wider than 5 m',
  'Swing gate',
  'Boom',
  'An open entrance without a gate',
  'Gate for people on foot',
  'Second gate for people on foot',
];
