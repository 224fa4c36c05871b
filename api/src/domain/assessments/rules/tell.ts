import { capitalised } from '@app/wording/phrases';
import { fixed, type Wording, wordable, wordsOf } from '@app/wording/wording';
import type { Says, SaysWhen, Slot } from '../knowledge/says.ts';
import type { Sign } from '../knowledge/sign.ts';
import { incidents } from '../understanding/incidents.ts';
import { named, oneNamed } from '../understanding/named.ts';
import { places } from '../understanding/places.ts';
import { premises } from '../understanding/premises.ts';
import type { PlaceId } from '../understanding/understanding.ts';
import { type Case, hasAll } from './case.ts';

/** The text for a case, as words. Throws when no text of the table fits any case. */
export const tell = (says: Says, about: Case, at?: readonly PlaceId[]): string =>
  wordsOf(word(says, about, at));

/**
 * The text for a case with its facts apart. A text without figures may be reworded: figures of the
 * tables are facts as well.
 * @param at the places that `{place}` may stand for
 */
export function word(says: Says, about: Case, at?: readonly PlaceId[]): Wording {
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
  const texts = typeof says === 'string' ? [says] : says;
  for (const text of texts) {
    const template =
      typeof text === 'string' ? text : isMeant(text, about, at) ? text.say : undefined;
    if (template !== undefined && canFill(template, slots)) return template;
  }
  throw new Error(`No text fits: ${JSON.stringify(says)}`);
}

/** A text on the tills isn't meant where the sentence is about the cold room. */
function isMeant({ when }: SaysWhen, about: Case, at?: readonly PlaceId[]): boolean {
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
    ...(incident && { incident: incidents[incident].label }),
  };
}

/** "an office" */
export const oneOf = (about: Case): string =>
  oneNamed(premises[about.premises], wordsFor(about, `premises:${about.premises}`));

/** "restaurant", for use after "your" or "the". */
export const kindOf = (about: Case): string =>
  named(premises[about.premises], wordsFor(about, `premises:${about.premises}`)).replace(
    /^the /,
    '',
  );

/** "the rear gate", as the visitor calls it where that says more than our name for it. */
export const placeOf = (about: Case, id: PlaceId): string =>
  named(places[id], wordsFor(about, `place:${id}`));

const wordsFor = ({ heard }: Case, sign: Sign): string => heard.get(sign)?.[0] ?? '';
