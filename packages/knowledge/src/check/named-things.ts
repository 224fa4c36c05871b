import type { Cause } from '../cause.ts';
import type { Caution } from '../cautions.ts';
import type { Control } from '../control.ts';
import type { Question } from '../questions.ts';
import type { Says, Text } from '../says.ts';
import type { Sign } from '../sign.ts';

/** Where people pay at a till or a counter. */
const SELLING: readonly Sign[] = [
  'place:till',
  'place:sales-floor',
  'asset:airtime',
  'premises:shop',
  'premises:jewellery-shop',
  'premises:spaza-shop',
  'premises:tuck-shop',
  'premises:liquor-store',
  'premises:wholesaler',
  'premises:restaurant',
  'premises:petrol-station',
  'premises:pharmacy',
];
const LOADS: readonly Sign[] = [
  'asset:trucks',
  'people:drivers',
  'place:loading-dock',
  'incident:delivery-theft',
  'incident:fuel-theft',
  'premises:transport-yard',
  'premises:warehouse',
  'premises:wholesaler',
];

/**
 * Things, people and days that not every case has, each with what a case has to have before a text names it;
 * with nothing, no text names it.
 */
export const namedThings: Readonly<Record<string, readonly Sign[]>> = {
  aisle: ['place:sales-floor'],
  balcony: ['place:balcony'],
  boom: [],
  cab: ['asset:trucks'],
  choir: [],
  classroom: ['place:classroom', 'premises:school'],
  'cold room': ['place:cold-room'],
  'computer lab': ['place:computer-lab'],
  'consulting room': ['place:consulting-room'],
  counter: SELLING,
  december: ['time:december'],
  diesel: ['asset:diesel', 'place:fuel-tank', 'incident:fuel-theft', 'premises:petrol-station'],
  dispensary: ['place:dispensary'],
  dogs: ['has:dogs', 'fact:pets'],
  dock: ['place:loading-dock'],
  drum: ['asset:cable-reels'],
  'domestic worker': ['people:domestic-worker'],
  forklift: ['premises:factory', 'premises:warehouse', 'place:fuel-tank'],
  forecourt: ['place:forecourt', 'premises:petrol-station', 'premises:car-dealer'],
  friday: ['time:weekend'],
  gardener: ['people:gardener'],
  gatehouse: ['place:guardhouse'],
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
  hut: [],
  'in the holidays': ['time:holidays', 'time:december'],
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
  'notice board': [],
  offering: [],
  patient: [
    'people:patients',
    'premises:clinic',
    'premises:pharmacy',
    'place:dispensary',
    'place:consulting-room',
  ],
  pharmacist: ['premises:pharmacy'],
  pool: ['place:pool'],
  reel: ['asset:cable-reels'],
  'roof plant': ['place:roof-plant'],
  'roof sheet': ['place:roof', 'place:ceiling'],
  'school holiday': ['time:holidays'],
  'server room': ['place:server-room'],
  substation: ['place:substation'],
  sunday: ['time:sunday'],
  'the tank': ['place:fuel-tank', 'asset:diesel', 'incident:fuel-theft'],
  till: SELLING,
  trustee: [],
  'the truck': LOADS,
  tanker: ['premises:petrol-station'],
  truss: ['place:roof', 'place:ceiling'],
  usher: [],
  vestry: [],
  ward: ['place:ward'],
};

type Entry = Control | Cause | Caution | Question;

/** Whether a text says that a thing is there: "any guard" and "if there is a gate" do not. */
export const says = (thing: string): RegExp =>
  new RegExp(`(?<!\\bany |\\bif there (?:is|are) (?:an? )?)\\b${thing}s?\\b`, 'i');

/**
 * The texts of an entry that name what a case need not have, each as the thing and what it needs.
 * A case has every sign that a text stands under, and one of those that the control is `only` for of the
 * incidents that a cause opens and of the signs that a question is asked for.
 */
export const unfounded = (entry: Entry): string[] =>
  textsOf(entry)
    .filter((says) => says !== undefined)
    .flatMap((says) => textsWithSigns(says))
    .flatMap(({ text, when }) =>
      Object.entries(namedThings)
        .filter(([thing]) => says(thing).test(text))
        .filter(
          ([, signs]) =>
            !when.some((sign) => signs.includes(sign)) &&
            !conditionsOf(entry).some((needed) => needed.every((sign) => signs.includes(sign))),
        )
        .map(([thing, signs]) => `"${thing}" stands only under ${signs.join(' or ')}`),
    );

function textsOf(entry: Entry): readonly (Says | undefined)[] {
  if ('how' in entry) return [entry.name, entry.how, entry.present?.name, entry.present?.how];
  if ('ask' in entry) return [entry.ask];
  return 'say' in entry ? [entry.say] : [entry.name, entry.why, entry.check];
}

/** Of each list a case has one. */
const conditionsOf = (entry: Entry): readonly (readonly Sign[])[] => [
  ...('only' in entry && entry.only ? [entry.only] : []),
  ...('when' in entry && Array.isArray(entry.when) ? [entry.when] : []),
  ...('say' in entry && entry.signs ? [entry.signs] : []),
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
