import { type AssetId, assets } from '@app/knowledge/assets';
import { type PeopleId, people } from '@app/knowledge/people';
import { type PlaceId, places } from '@app/knowledge/places';
import { type PremisesId, premises } from '@app/knowledge/premises';
import { assetWords } from '@app/knowledge/vocabularies/assets';
import { peopleWords } from '@app/knowledge/vocabularies/people';
import { phrasesIn } from '@app/knowledge/vocabularies/phrases';
import { placeWords } from '@app/knowledge/vocabularies/places';
import { premisesWords } from '@app/knowledge/vocabularies/premises';

// What to call something: by the visitor's own word where that is a more exact name ("hardware shop"),
// else by its label ("shop"). `words` are the visitor's as heard; empty when they can't be shown.

export const premisesNamed = (id: PremisesId, words: string): string =>
  nameIn(premisesWords[id], words) ?? premises[id].label;

/** "a hardware shop", with "a" or "an" by its first letter. */
export function onePremisesNamed(id: PremisesId, words: string): string {
  const { label, one } = premises[id];
  const name = nameIn(premisesWords[id], words);
  if (!name && one) return one;
  const noun = name ?? label;
  return `${/^[aeiou]/.test(noun) && !noun.startsWith('uni') ? 'an' : 'a'} ${noun}`;
}

export function placeNamed(id: PlaceId, words: string): string {
  const { label, article } = places[id];
  const name = nameIn(placeWords[id], words) ?? label;
  return article === false ? name : `the ${name}`;
}

export const assetNamed = (id: AssetId, words: string): string =>
  nameIn(assetWords[id], words) ?? assets[id].label;

export const peopleNamed = (id: PeopleId, words: string): string =>
  nameIn(peopleWords[id], words) ?? people[id].label;

function nameIn(list: string, words: string): string | undefined {
  const said = [words, ...singularsOf(words)];
  return phrasesIn(list).find(({ phrase, name }) => name && said.includes(phrase))?.name;
}

/** Words of which this may be the regular plural. */
const singularsOf = (words: string): readonly string[] => [
  words.replace(/ies$/, 'y'),
  words.replace(/s$/, ''),
  words.replace(/es$/, ''),
];
