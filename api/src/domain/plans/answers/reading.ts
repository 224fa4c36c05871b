import type { EstablishmentType } from '@app/contracts/proposal';
import type { SiteValues } from '@app/knowledge/planning/sites';
import type { Given } from './given.ts';
import type { Notes } from './notes.ts';

/** What every part of a site is made from. */
export interface Reading {
  readonly type: EstablishmentType;
  /** Our planning values for the type. */
  readonly values: SiteValues;
  readonly given: Given;
  readonly notes: Notes;
}
