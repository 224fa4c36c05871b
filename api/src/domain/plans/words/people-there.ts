import type { EstablishmentType } from '@app/contracts/proposal';
import { howMany } from '@app/wording/phrases';

/** What people do there, after "1 person" and after "4 people", where they do not only work. */
const livesOrWorks = ['lives or works there', 'live or work there'] as const;
const whatPeopleDo: Partial<Record<EstablishmentType, readonly [one: string, many: string]>> = {
  'Residential Home': ['lives there', 'live there'],
  School: ['works or learns there', 'work or learn there'],
  'Residential Estate': livesOrWorks,
  Farm: livesOrWorks,
  Other: livesOrWorks,
};

/** "4 people work there" */
export function peopleThere(type: EstablishmentType, people: number): string {
  const [one, many] = whatPeopleDo[type] ?? ['works there', 'work there'];
  return `${howMany(people, 'person')} ${people === 1 ? one : many}`;
}
