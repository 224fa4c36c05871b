import type { PlaceId } from '@app/knowledge/places';
import type { Says, Slot, Text } from '@app/knowledge/says';
import type { Sign } from '@app/knowledge/sign';
import { threats } from '@app/knowledge/threats';
import { capitalised } from '@app/wording/phrases';
import { fixed, type Wording, wordable, wordsOf } from '@app/wording/wording';
import { type Case, hasAll } from './case.ts';
import { entriesOf } from './entries-of.ts';
import { placeNamed, premisesNamed } from './named.ts';

/** The text for a case, as words. Throws when no text of the table fits any case. */
export const textFor = (says: Says, about: Case, at?: readonly PlaceId[]): string =>
  wordsOf(wordingFor(says, about, at));

/**
 * The text for a case with its facts apart. A text without figures may be reworded: figures of the
 * tables are facts as well.
 * @param at the places that `{place}` may stand for
 */
export function wordingFor(says: Says, about: Case, at?: readonly PlaceId[]): Wording {
  const slots = slotsOf(about, at);
  const template = templateOf(says, about, slots, at);
  const facts: string[] = [];
  const numbered = template.replace(/\{(\w+)\}/g, (_, name: Slot) => {
    facts.push(slots[name] ?? '');
    return `{${facts.length}}`;
  });
  const capital = numbered.startsWith('{1}')
    ? [capitalised(facts[0] ?? ''), ...facts.slice(1)]
    : facts;
  return (/\d/.test(template) ? fixed : wordable)(numbered, ...capital);
}

type Slots = Partial<Record<Slot, string>>;

function templateOf(says: Says, about: Case, slots: Slots, at?: readonly PlaceId[]): string {
  for (const { when, texts } of formsOf(says)) {
    if (!isMeant(when, about, at)) continue;
    const template = texts.find((text) => canFill(text, slots));
    if (template !== undefined) return template;
  }
  throw new Error(`No text fits: ${JSON.stringify(says)}`);
}

interface Form {
  /** All of these. */
  readonly when: readonly Sign[];
  readonly texts: readonly string[];
}

/** The forms of a text in their order, each with the signs that it needs. */
export function formsOf(says: Says): readonly Form[] {
  if (isText(says)) return [{ when: [], texts: textsOf(says) }];
  const { otherwise, ...bySign } = says;
  const forms = entriesOf<Sign, Text | Readonly<Partial<Record<Sign, Text>>>>(bySign).flatMap(
    ([sign, form]): Form[] =>
      isText(form)
        ? [{ when: [sign], texts: textsOf(form) }]
        : entriesOf(form).map(([other, text]) => ({ when: [sign, other], texts: textsOf(text) })),
  );
  return [...forms, { when: [], texts: textsOf(otherwise) }];
}

const isText = (says: Says | Readonly<Partial<Record<Sign, Text>>>): says is Text =>
  typeof says === 'string' || Array.isArray(says);

const textsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : text);

/** A text on the tills isn't meant where the sentence is about the cold room. */
function isMeant(when: readonly Sign[], about: Case, at?: readonly PlaceId[]): boolean {
  const place = placeAt(about, at);
  const elsewhere = at?.some((id) => id !== place && when.includes(`place:${id}`));
  return !elsewhere && hasAll(about, when);
}

/** The place that a sentence is about. */
const placeAt = (about: Case, at?: readonly PlaceId[]): PlaceId | undefined =>
  about.places.find((id) => !at || at.includes(id));

const canFill = (template: string, slots: Slots): boolean =>
  [...template.matchAll(/\{(\w+)\}/g)].every(([, name]) => slots[name as Slot] !== undefined);

function slotsOf(about: Case, at: readonly PlaceId[] | undefined): Slots {
  const place = placeAt(about, at);
  const incident = about.incidents[0];
  return {
    premises: kindOf(about),
    ...(place && { place: placeOf(about, place) }),
    ...(about.time && { time: about.time }),
    ...(about.asset && { asset: about.asset }),
    ...(incident && { incident: threats[incident].label }),
  };
}

/** "an office" */
export function oneOf(about: Case): string {
  const { label, one } = premisesOf(about);
  return one ?? `a ${label}`;
}

/** "restaurant", for use after "your" or "the". */
export const kindOf = (about: Case): string => premisesOf(about).label;

const premisesOf = (about: Case) =>
  premisesNamed(about.premises, wordsFor(about, `premises:${about.premises}`));

/** "the rear gate", as the visitor calls it where that says more than our name for it. */
export const placeOf = (about: Case, id: PlaceId): string =>
  placeNamed(id, wordsFor(about, `place:${id}`)).label;

const wordsFor = ({ heard }: Case, sign: Sign): string => heard.get(sign)?.[0] ?? '';
