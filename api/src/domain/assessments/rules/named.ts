import { type AssetId, assets } from '@app/knowledge/assets';
import { type PeopleId, people } from '@app/knowledge/people';
import { type PlaceId, places } from '@app/knowledge/places';
import { type PremisesId, premises } from '@app/knowledge/premises';
import { assetWords } from '@app/knowledge/vocabularies/assets';
import { peopleWords } from '@app/knowledge/vocabularies/people';
import { phrasesIn } from '@app/knowledge/vocabularies/phrases';
import { placeWords } from '@app/knowledge/vocabularies/places';
import { premisesWords } from '@app/knowledge/vocabularies/premises';

/** What something is called. */
export interface Named {
  readonly label: string;
  /** The part of the label that says the same, where it is not all of it: "front door". */
  readonly core?: string;
  /** One of it, where it is not the label after "a". */
  readonly one?: string;
}

// What to call something: by the visitor's own word where that is a more exact name ("hardware shop"),
// else by its label ("shop"). `words` are the visitor's as heard; empty when they can't be shown.

export const premisesNamed = (id: PremisesId, words: string): Named =>
  nameIn(premisesWords[id], words) ?? premises[id];

export function placeNamed(id: PlaceId, words: string): Named {
  const { label } = nameIn(placeWords[id], words) ?? places[id];
  return places[id].article === false ? { label } : { label: `the ${label}`, core: label };
}

export const assetNamed = (id: AssetId, words: string): Named =>
  nameIn(assetWords[id], words) ?? assets[id];

export const peopleNamed = (id: PeopleId, words: string): Named =>
  nameIn(peopleWords[id], words) ?? people[id];

function nameIn(list: string, words: string): Named | undefined {
  const said = [words, ...singularsOf(words)];
  const { name, one } = phrasesIn(list).find((one) => one.name && said.includes(one.phrase)) ?? {};
  return name === undefined ? undefined : { label: name, ...(one && { one }) };
}

/** Words of which this may be the regular plural. */
const singularsOf = (words: string): readonly string[] => [
  words.replace(/ies$/, 'y'),
  words.replace(/s$/, ''),
  words.replace(/es$/, ''),
];
