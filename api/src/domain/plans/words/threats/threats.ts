import type { ThreatId } from '../../planning-values/threats.ts';
import { buildingsAndLand } from './buildings-and-land.ts';
import { doorsAndVisitors } from './doors-and-visitors.ts';
import { peopleAndCash } from './people-and-cash.ts';
import { powerAndSignal } from './power-and-signal.ts';
import type { Threat } from './threat.ts';

/** What plans know about each threat. */
export const threats: Readonly<Record<ThreatId, Threat>> = {
  ...peopleAndCash,
  ...doorsAndVisitors,
  ...buildingsAndLand,
  ...powerAndSignal,
};
