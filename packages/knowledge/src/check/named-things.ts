import type { Cause } from '../cause.ts';
import type { Control } from '../control.ts';
import type { Says, Text } from '../says.ts';
import type { Sign } from '../sign.ts';

/** Things that not every site has, each with what a case has to have before a control names it. */
export const namedThings: Readonly<Record<string, readonly Sign[]>> = {
  balcony: ['place:balcony'],
  classroom: ['place:classroom', 'premises:school'],
  'cold room': ['place:cold-room'],
  'computer lab': ['place:computer-lab'],
  'consulting room': ['place:consulting-room'],
  diesel: ['asset:diesel', 'place:fuel-tank', 'incident:fuel-theft', 'premises:petrol-station'],
  dispensary: ['place:dispensary'],
  dock: ['place:loading-dock'],
  drum: ['asset:cable-reels'],
  forklift: ['premises:factory', 'premises:warehouse', 'place:fuel-tank'],
  forecourt: ['place:forecourt', 'premises:petrol-station', 'premises:car-dealer'],
  'the guard': [
    'has:guards',
    'broken:guards',
    'people:guards',
    'place:guardhouse',
    'premises:estate',
  ],
  guardhouse: ['place:guardhouse'],
  guest: ['premises:hotel'],
  hedge: ['place:garden', 'place:boundary-bush'],
  homestead: ['premises:farm'],
  kraal: ['place:kraal', 'asset:livestock', 'incident:stock-theft-animals'],
  learner: ['people:learners', 'premises:school', 'premises:tuck-shop'],
  medicine: ['asset:medicines', 'incident:medicine-theft', 'place:dispensary', 'people:patients'],
  meat: ['asset:meat'],
  nurse: [
    'premises:clinic',
    'premises:care-home',
    'incident:walking-out',
    'people:patients',
    'place:dispensary',
  ],
  pallet: [
    'place:loading-dock',
    'asset:stock',
    'asset:trucks',
    'premises:warehouse',
    'premises:wholesaler',
  ],
  patient: ['people:patients', 'premises:clinic', 'place:dispensary', 'place:consulting-room'],
  pool: ['place:pool'],
  reel: ['asset:cable-reels'],
  'roof plant': ['place:roof-plant'],
  'roof sheet': ['place:roof', 'place:ceiling'],
  'server room': ['place:server-room'],
  substation: ['place:substation'],
  tanker: ['premises:petrol-station'],
  truss: ['place:roof', 'place:ceiling'],
  usher: ['premises:church', 'incident:theft-from-vehicle'],
  vestry: ['premises:church'],
  ward: ['place:ward'],
};

/**
 * The texts of a control or a cause that name what a case need not have, each as the thing and what it needs.
 * A case has every sign that a text stands under, and one of those that the control is `only` for or of the
 * incidents that the cause opens.
 */
export const unfounded = (entry: Control | Cause): string[] =>
  textsOf(entry)
    .filter((says) => says !== undefined)
    .flatMap((says) => textsWithSigns(says))
    .flatMap(({ text, when }) =>
      Object.entries(namedThings)
        .filter(([thing]) => new RegExp(`\\b${thing}s?\\b`, 'i').test(text))
        .filter(
          ([, signs]) =>
            !when.some((sign) => signs.includes(sign)) &&
            !conditionsOf(entry).some((needed) => needed.every((sign) => signs.includes(sign))),
        )
        .map(([thing, signs]) => `"${thing}" stands only under ${signs.join(' or ')}`),
    );

const textsOf = (entry: Control | Cause): readonly (Says | undefined)[] =>
  'how' in entry
    ? [entry.name, entry.how, entry.present?.name, entry.present?.how]
    : [entry.name, entry.why, entry.check];

/** Of each list a case has one. */
const conditionsOf = (entry: Control | Cause): readonly (readonly Sign[])[] => [
  ...(entry.only ? [entry.only] : []),
  ...('opens' in entry ? [entry.opens.map((id): Sign => `incident:${id}`)] : []),
];

interface TextWithSigns {
  readonly text: string;
  readonly when: readonly Sign[];
}

function textsWithSigns(
  says: Says | Readonly<Partial<Record<Sign, Text>>>,
  when: readonly Sign[] = [],
): readonly TextWithSigns[] {
  if (typeof says === 'string') return [{ text: says, when }];
  if (isList(says)) return says.map((text) => ({ text, when }));
  return Object.entries(says).flatMap(([sign, inner]) =>
    // The keys of a text are signs, and `otherwise`.
    textsWithSigns(inner, sign === 'otherwise' ? when : [...when, sign as Sign]),
  );
}

const isList = (says: object): says is readonly string[] => Array.isArray(says);
