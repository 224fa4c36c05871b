import { type IncidentId, isDanger } from '@app/knowledge/threats';
import type { RiskUnderstanding } from '../understanding/understand.ts';
import type { Heard, Understanding } from '../understanding/understanding.ts';
import type { Case } from './case.ts';
import { meantAt } from './order-incidents.ts';

export interface ToldOfBusiness {
  /** The areas, with what was told of the business in each where it is usual. */
  readonly areas: readonly Understanding[];
  /** The business with what was told of it and fits no area; undefined when there is nothing. */
  readonly business: Understanding | undefined;
}

/**
 * What happened is also told where the form asks what the business does. It counts in the areas where such things
 * happen, and beside them where there is none. Danger to life is in every area already.
 * @param usualIn what is usual in an area, whatever the business is.
 */
export function toldOfBusiness(
  about: Case,
  { whole, areas }: RiskUnderstanding,
  usualIn: (area: Understanding) => readonly IncidentId[],
): ToldOfBusiness {
  const meant = (id: IncidentId) => meantAt(id, about.premises);
  const told = whole.incidents.filter(
    ({ id, field }) =>
      isOfBusiness({ field }) &&
      !isDanger(id) &&
      about.incidents.includes(meant(id)) &&
      !areas.some(({ incidents }) => incidents.some((own) => meant(own.id) === meant(id))),
  );
  const usual = areas.map(usualIn);
  const rest = told.filter(({ id }) => !usual.some((ids) => ids.includes(meant(id))));
  return {
    areas: areas.map((area, index) => ({
      ...area,
      incidents: [...area.incidents, ...told.filter(({ id }) => usual[index]?.includes(meant(id)))],
    })),
    business: rest.length > 0 ? { ...ofBusiness(whole), incidents: rest } : undefined,
  };
}

const isOfBusiness = ({ field }: Pick<Heard<string>, 'field'>): boolean =>
  field.startsWith('business');

const ofBusiness = (whole: Understanding): Understanding => ({
  ...whole,
  places: whole.places.filter(isOfBusiness),
  assets: whole.assets.filter(isOfBusiness),
  atRisk: whole.atRisk.filter(isOfBusiness),
  people: whole.people.filter(isOfBusiness),
  times: whole.times.filter(isOfBusiness),
  circumstances: whole.circumstances.filter(isOfBusiness),
});
