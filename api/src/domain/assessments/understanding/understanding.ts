import type { AssetId } from '@app/knowledge/assets';
import type { CircumstanceId } from '@app/knowledge/circumstances';
import type { MeasureId, MeasureState } from '@app/knowledge/measures';
import type { PeopleId } from '@app/knowledge/people';
import type { PlaceId } from '@app/knowledge/places';
import type { PremisesId } from '@app/knowledge/premises';
import type { IncidentId } from '@app/knowledge/threats';
import type { DayId, TimeId } from '@app/knowledge/times';
import type { NamedHours } from './clock.ts';

/** What was understood of a visitor's texts. Ids are those of the tables in `packages/knowledge`. */
export interface Understanding {
  /** Kinds of premises, the likeliest first. Empty when none was recognised. */
  readonly premises: readonly Heard<PremisesId>[];
  /** What happened or is feared, the likeliest first. */
  readonly incidents: readonly Heard<IncidentId>[];
  /** What may have happened too and is not sure enough to be said, the likeliest first. */
  readonly maybe: readonly IncidentId[];
  /** Words are rather like tellings of attacks on people than not, and no attack is sure enough to be said. */
  readonly perhapsAttacked: boolean;
  /** It tells of damage that no criminal did, such as a roof that leaks, and of no crime. */
  readonly onlyDamage: boolean;
  readonly places: readonly Heard<PlaceId>[];
  /** All things that are named. */
  readonly assets: readonly Heard<AssetId>[];
  /** Those that were taken or damaged, are wanted or are feared for. */
  readonly atRisk: readonly Heard<AssetId>[];
  readonly people: readonly Heard<PeopleId>[];
  readonly times: readonly HeardTime[];
  /** Circumstances that change the advice. */
  readonly circumstances: readonly Heard<CircumstanceId>[];
  /** Measures by what was said about them; each at most once, "absent" and "broken" before "present". */
  readonly measures: readonly HeardMeasure[];
  /** Measures that are named without a word on whether they are there. */
  readonly namedMeasures: readonly MeasureId[];
  /** The text sounds as if it happens at this moment. */
  readonly happeningNow: boolean;
  /** Fields, by their path in the request, that say too little to work with. */
  readonly thin: readonly string[];
  readonly contradictions: readonly Contradiction[];
  /** Nothing in any field is about security. */
  readonly offTopic: boolean;
  /** The visitor's phrases that could not be read, as typed: a report shows them shortened. */
  readonly unread: readonly string[];
  /** Incidents that the visitor says were none: nothing implies them. */
  readonly takenBack?: readonly IncidentId[];
}

/** Two statements that exclude each other. */
export type Contradiction =
  /** It is there, and it is not. */
  | { readonly id: 'measure'; readonly measure: MeasureId }
  /** Nobody was there, though the guard was on duty. */
  | { readonly id: 'empty-but-guarded' }
  | { readonly id: 'once-but-often' }
  | { readonly id: 'denied-but-said'; readonly fact: 'violence' | 'armed' | 'injury' };

/** One thing that was recognised. */
export interface Heard<Id extends string> {
  readonly id: Id;
  /**
   * The visitor's own words for it, lower case, at most 60 characters, one line, no address or link.
   * Empty when nothing of them can be shown.
   */
  readonly words: string;
  /** Path of the field in the request, such as `operationalAreas.1.description`. */
  readonly field: string;
  /** How sure, above 0: it orders a list. */
  readonly weight: number;
  /** A phrase of the tables said it, where this is left out. */
  readonly by?: HeardBy;
}

/** A sentence is like tellings of it, or a model read it and its quote is there. */
export type HeardBy = 'likeness' | 'model';

export interface HeardTime extends Heard<TimeId> {
  /**
   * Local hours 0 to 23, when hours were named: "between 2 and 4 am" is `{ from: 2, to: 4 }`, "at 3 am"
   * `{ from: 3, to: 4 }`; "after 8 at night" reaches to 5, the end of the night.
   */
  readonly hours?: NamedHours['hours'];
  /** A day of the week that was named. */
  readonly day?: DayId;
}

export interface HeardMeasure extends Heard<MeasureId> {
  readonly state: MeasureState;
}
