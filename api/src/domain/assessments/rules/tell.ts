import type { Says, Slot } from '../knowledge/says.ts';
import { fixed, type Wording, wordable, wordsOf } from '../report.ts';
import { incidents } from '../understanding/incidents.ts';
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
  const template = templateOf(says, about, slots);
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

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Slots = Partial<Record<Slot, string>>;

function templateOf(says: Says, about: Case, slots: Slots): string {
  const texts = typeof says === 'string' ? [says] : says;
  for (const text of texts) {
    const template =
      typeof text === 'string' ? text : hasAll(about, text.when) ? text.say : undefined;
    if (template !== undefined && canFill(template, slots)) return template;
  }
  throw new Error(`No text fits: ${JSON.stringify(says)}`);
}

const canFill = (template: string, slots: Slots): boolean =>
  [...template.matchAll(/\{(\w+)\}/g)].every(([, name]) => slots[name as Slot] !== undefined);

function slotsOf(about: Case, at: readonly PlaceId[] | undefined): Slots {
  const place = about.places.find((id) => !at || at.includes(id));
  const incident = about.incidents[0];
  return {
    premises: kindOf(about),
    ...(place && { place: places[place].label }),
    ...(about.time && { time: about.time }),
    ...(about.asset && { asset: about.asset }),
    ...(incident && { incident: incidents[incident].label }),
  };
}

/** "an office" */
export const oneOf = (about: Case): string => premises[about.premises].one;

/** "restaurant", for use after "your" or "the". */
export const kindOf = (about: Case): string => premises[about.premises].label.replace(/^the /, '');
