import type { Sign } from './sign.ts';
import type { IncidentId } from './threats.ts';

/** What is at a place and what that attracts: it rates an area that no table names. */
export interface Exposure {
  /** A noun phrase: "cash". */
  readonly label: string;
  /** As words after "because". */
  readonly because: string;
  /** Any of these. */
  readonly when: readonly Sign[];
  readonly attracts: readonly [IncidentId, IncidentId];
}

/** The one that says most about a place first. */
export const exposures: readonly Exposure[] = [
  {
    label: 'cash',
    because: 'cash is there',
    when: ['asset:cash', 'fact:cash-heavy', 'place:till', 'place:cash-office', 'time:cash-up'],
    attracts: ['armed-robbery', 'staff-theft'],
  },
  {
    label: 'someone who is alone',
    because: 'someone is alone there',
    when: ['fact:alone-at-night'],
    attracts: ['assault', 'trespass'],
  },
  {
    label: 'animals',
    because: 'animals are there',
    when: ['asset:livestock', 'place:kraal'],
    attracts: ['stock-theft-animals', 'trespass'],
  },
  {
    label: 'crops',
    because: 'crops grow or are stored there',
    when: ['asset:crops'],
    attracts: ['crop-theft', 'trespass'],
  },
  {
    label: 'information',
    because: 'information is kept there',
    when: ['asset:data', 'asset:documents', 'place:server-room'],
    attracts: ['data-theft', 'equipment-theft'],
  },
  {
    label: 'fuel',
    because: 'fuel is kept there',
    when: ['asset:diesel', 'place:fuel-tank'],
    attracts: ['fuel-theft', 'trespass'],
  },
  {
    label: 'metal',
    because: 'metal that sells for scrap is there',
    when: ['asset:copper', 'asset:pipes'],
    attracts: ['metal-theft', 'trespass'],
  },
  {
    label: 'vehicles',
    because: 'vehicles are there',
    when: ['asset:vehicles', 'asset:bakkie', 'asset:trucks', 'place:parking'],
    attracts: ['theft-from-vehicle', 'vehicle-theft'],
  },
  {
    label: 'tools and equipment',
    because: 'equipment that is easy to sell is there',
    when: [
      'asset:tools',
      'asset:machinery',
      'asset:laptops',
      'asset:electronics',
      'asset:phones',
      'asset:furniture',
      'asset:sound-equipment',
      'asset:generator',
      'asset:batteries',
      'asset:solar-panels',
    ],
    attracts: ['equipment-theft', 'burglary'],
  },
  {
    label: 'goods',
    because: 'goods are kept there',
    when: [
      'asset:stock',
      'asset:cigarettes',
      'asset:alcohol',
      'asset:jewellery',
      'asset:medicines',
      'asset:meat',
      'asset:parcels',
    ],
    attracts: ['burglary', 'staff-theft'],
  },
  {
    label: 'people who need protection',
    because: 'people who need protection are there',
    when: [
      'people:children',
      'people:learners',
      'people:patients',
      'people:elderly',
      'people:residents',
    ],
    attracts: ['trespass', 'visitor-control'],
  },
  {
    label: 'people from outside',
    because: 'outsiders come in',
    when: [
      'people:customers',
      'people:visitors',
      'people:contractors',
      'people:congregation',
      'fact:open-to-public',
    ],
    attracts: ['personal-theft', 'trespass'],
  },
  {
    label: 'hours when nobody is there',
    because: 'it is empty at times',
    when: ['time:when-empty', 'time:weekend', 'time:holidays'],
    attracts: ['burglary', 'vandalism'],
  },
  {
    label: 'people who work there',
    because: 'people work there',
    when: ['people:staff', 'people:manager', 'people:teachers', 'people:students'],
    attracts: ['personal-theft', 'trespass'],
  },
];

/** What every place has to expect, whatever is there. */
export const usualAnywhere: readonly IncidentId[] = ['burglary', 'trespass'];
