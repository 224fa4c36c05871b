import { namedThings, says } from '@app/knowledge/check/named-things';
import type { CircumstanceId } from '@app/knowledge/circumstances';
import type { Control } from '@app/knowledge/control';
import { type ControlId, controls } from '@app/knowledge/controls/controls';
import { type PlaceId, places } from '@app/knowledge/places';
import { type PremisesId, premises } from '@app/knowledge/premises';
import { expect, test } from 'vitest';
import { anUnderstanding, heardAs } from '../../../../testing/understandings.ts';
import { applies, type Case, hasAny } from './case.ts';
import { caseOf } from './case-of.ts';
import { entriesOf } from './entries-of.ts';
import { formsOf, textFor } from './text-for.ts';

const things = Object.entries(namedThings).map(([thing, signs]) => ({
  thing,
  signs,
  said: says(thing),
}));
const thingsIn = new Map<string, typeof things>();
const named = (text: string) => {
  const known = thingsIn.get(text);
  if (known) return known;
  const found = things.filter(({ said }) => said.test(text));
  thingsIn.set(text, found);
  return found;
};

/** Texts that may name a thing: all others fit every case. */
const telling = entriesOf<ControlId, Control>(controls).flatMap(([id, control]) =>
  [control.name, control.how, control.present?.name, control.present?.how]
    .filter((text) => text !== undefined)
    .filter((text) =>
      formsOf(text).some(({ texts }) => texts.some((text) => named(text).length > 0)),
    )
    .map((text) => ({ id, control, text })),
);

/** What the words for a place say: "the dock" is named where it is the place. */
const placeNames = (about: Case) => about.places.map((id) => places[id].label).join(' ');

const circumstances: readonly (readonly CircumstanceId[])[] = [[], ['flat', 'rented', 'container']];

// Slow: every control is compared with every kind of premises and place.
test('no control names a thing that its case does not have, at any premises and place, for tenants too', () => {
  const wrong = new Set<string>();
  for (const kind of Object.keys(premises) as PremisesId[]) {
    for (const place of Object.keys(places) as PlaceId[]) {
      for (const facts of circumstances) {
        const about = caseOf(
          anUnderstanding({
            premises: [heardAs(kind)],
            places: [heardAs(place)],
            circumstances: facts.map((id) => heardAs(id)),
          }),
        );
        for (const { id, control, text: form } of telling) {
          if (!applies(about, control)) continue;
          const text = textFor(form, about, control.at);
          for (const { thing, signs } of named(text)) {
            if (!hasAny(about, signs) && !placeNames(about).includes(thing)) {
              wrong.add(`${id} at a ${kind} (${place}) names "${thing}"`);
            }
          }
        }
      }
    }
  }
  expect([...wrong]).toEqual([]);
});

test('the trackers of a herd are on its animals, and on no vehicle', () => {
  const about = caseOf(
    anUnderstanding({ premises: [heardAs('farm')], assets: [heardAs('livestock')] }),
  );
  const { name, how }: Control = controls.tracking;
  const said = [name, how].map((form) => textFor(form, about)).join(' ');
  expect(said).toMatch(/herd.*animal/);
  expect(said).not.toContain('vehicle');
});
