import type {
  AssetId,
  CircumstanceId,
  IncidentId,
  MeasureId,
  PeopleId,
  PlaceId,
  PremisesId,
  TimeId,
} from '../understanding/understanding.ts';

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
  | `has:${MeasureId}`
  | `no:${MeasureId}`
  | `broken:${MeasureId}`
  | `wants:${MeasureId}`
  | `refuses:${MeasureId}`
  /** A home, an estate, a farm homestead or student housing. */
  | 'people-live-here'
  | 'business';
