import type { IncidentId } from '@app/knowledge/threats';
import type { Heard, Understanding } from '../understanding/understanding.ts';
import type { Case } from './case.ts';
import { meantAt } from './order-incidents.ts';

/**
 * What happened is also told where a form asks what the business does or what home it is: the incidents of these
 * fields that count and that no part of the request tells.
 * @param fields how the paths of the fields begin.
 */
export function toldOfWhole(
  about: Case,
  whole: Understanding,
  parts: readonly Understanding[],
  fields: string,
): readonly Heard<IncidentId>[] {
  const meant = (id: IncidentId) => meantAt(id, about.premises);
  const toldInPart = new Set(
    parts.flatMap(({ incidents }) => incidents.map(({ id }) => meant(id))),
  );
  return whole.incidents.filter(
    ({ id, field }) =>
      field.startsWith(fields) && about.incidents.includes(meant(id)) && !toldInPart.has(meant(id)),
  );
}

/** What was understood of these fields alone, with these incidents of them. */
export function ofFields(
  whole: Understanding,
  fields: string,
  incidents: readonly Heard<IncidentId>[],
): Understanding {
  const isOfThem = ({ field }: Pick<Heard<string>, 'field'>) => field.startsWith(fields);
  return {
    ...whole,
    incidents,
    places: whole.places.filter(isOfThem),
    assets: whole.assets.filter(isOfThem),
    atRisk: whole.atRisk.filter(isOfThem),
    people: whole.people.filter(isOfThem),
    times: whole.times.filter(isOfThem),
    circumstances: whole.circumstances.filter(isOfThem),
  };
}
