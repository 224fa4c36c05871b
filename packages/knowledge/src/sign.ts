import type { AssetId } from './assets.ts';
import type { CircumstanceId } from './circumstances.ts';
import type { MeasureId } from './measures.ts';
import type { PeopleId } from './people.ts';
import type { PlaceId } from './places.ts';
import type { PremisesId } from './premises.ts';
import type { IncidentId } from './threats.ts';
import type { TimeId } from './times.ts';

/**
 * One thing that a visitor's text can say, as the tables write it: `place:roof`, `time:closing`,
 * `no:alarm`. `broken` also means switched off or not armed.
 */
export type Sign =
  | `premises:${PremisesId}`
  | `incident:${IncidentId}`
  | `place:${PlaceId}`
  | `asset:${AssetId}`
  | `people:${PeopleId}`
  | `time:${TimeId}`
  | `fact:${CircumstanceId}`
  | `${'has' | 'no' | 'broken' | 'wants' | 'refuses'}:${MeasureId}`
  /** Premises that are `livedIn`; all others are a business. */
  | 'people-live-here'
  | 'business'
  /** No incident was told, or it is only feared: nothing is said as if it had happened. */
  | 'nothing-happened';
