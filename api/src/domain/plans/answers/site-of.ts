import type { EstablishmentType } from '@app/contracts/proposal';
import type { SiteOutline } from '@app/contracts/site-outline';
import { siteValues } from '@app/knowledge/planning/sites';
import { measuresOf } from '@app/site-plan/outline-measures';
import type { Site } from '../site.ts';
import { accessOf } from './access-of.ts';
import { boundaryOf, noteHeight } from './boundary-of.ts';
import { buildingOf } from './building-of.ts';
import { countsOf } from './counts-of.ts';
import { noteMass, noteWidth, vehicleGatesOf } from './gates-of.ts';
import type { Given } from './given.ts';
import { newNotes, type Reading } from './reading.ts';
import { wishesRefused } from './rooms-of.ts';
import { runningOf } from './running-of.ts';
import { systemsOf } from './systems-of.ts';

/**
 * The site of checked answers. Its assumptions are in the order in which they matter.
 * @param outline what it says counts, and not the answers about the same
 */
export function siteOf(type: EstablishmentType, given: Given, outline?: SiteOutline): Site {
  const values = siteValues[type];
  const notes = newNotes();
  const reading: Reading = {
    type,
    values,
    given,
    notes,
    measures: outline && measuresOf(outline),
  };
  const boundary = boundaryOf(reading);
  const gates = vehicleGatesOf(reading);
  const systems = systemsOf(reading, boundary, gates);
  noteHeight(reading, boundary, systems.wants);
  noteWidth(reading, gates);
  noteMass(reading, gates, systems.wants);
  const building = buildingOf(reading);
  const counts = countsOf(reading, boundary, systems.wants);
  return {
    type,
    trade: values.trade,
    rural: values.rural,
    ...systems,
    ...building,
    boundary,
    vehicleGates: gates,
    access: accessOf(reading, systems.wants, counts.people, building.highValueRooms),
    ...counts,
    ...runningOf(reading, systems.wants),
    wishesRefused: wishesRefused(given),
    assumed: notes.list,
    ...(outline && { outline }),
  };
}
