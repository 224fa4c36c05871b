import { type Asked, ask, groups, type Page } from './questionnaire.ts';
import { circumstances, footageDays, outages } from './running.ts';
import { stayingCameras, stays, wants } from './systems.ts';

const NOT_SURE = 'Not sure: choose for me';

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
    ask(stayingCameras),
    ...more,
  ],
});

const everywhere = [
  'Armed response or a control room reacts to our alarm, or will',
  'Our insurer requires a certificate for the alarm',
  'Our insurer requires no certificate',
  'The mobile signal is poor',
  'Criminals in our area use signal jammers',
];

/** The last page: how the systems have to run. `more` are circumstances that only some sites have. */
export const runningPage = (more: readonly string[] = []): Page => ({
  group: groups.running,
  asks: [ask(footageDays), ask(outages), ask(circumstances, { options: [...everywhere, ...more] })],
});

export const AFTER_HOURS_ANIMALS = 'A dog or cat stays inside after hours';
