import { type NamedHours, namedHours } from './clock.ts';
import { deniedMentions } from './denied.ts';
import { happensNow } from './happening-now.ts';
import { type StatedMeasure, statedMeasures } from './measure-state.ts';
import type { Mention } from './phrases-at.ts';
import { type Reading, read } from './reading.ts';
import { type StolenAsset, stolenAssets } from './stolen-assets.ts';

/** What a field asks for. */
export type FieldKind =
  | 'business'
  | 'description'
  | 'issue'
  | 'timing'
  | 'location'
  | 'people'
  | 'prevention'
  | 'area-name'
  | 'home-area'
  | 'concern';

/** A field of a request. */
export interface Field {
  /** Such as `operationalAreas.1.description`. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly text: string;
}

/** A field with all that was understood of its sentences. */
export interface HeardField extends Field {
  readonly reading: Reading;
  readonly denied: ReadonlySet<Mention>;
  readonly measures: readonly StatedMeasure[];
  readonly stolen: readonly StolenAsset[];
  readonly hours: readonly NamedHours[];
  readonly happensNow: boolean;
}

/** Reads a field once; several understandings can be made of it. */
export function hearField(field: Field): HeardField {
  const reading = read(field.text);
  const denied = deniedMentions(reading);
  return {
    ...field,
    reading,
    denied,
    measures: statedMeasures(reading),
    stolen: stolenAssets(reading, denied),
    hours: namedHours(reading),
    happensNow: happensNow(reading, denied),
  };
}
