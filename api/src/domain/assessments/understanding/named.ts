import { type ExactNames, singularsOf } from './vocabulary.ts';

/**
 * What to call something: by the visitor's own word where that is a more exact name ("the hardware
 * shop"), else by its label ("the shop"). The article is that of the label.
 * @param words the visitor's words as heard; empty when they can't be shown
 */
export function named({ label, names }: ExactNames, words: string): string {
  const name = names && exactName(names, words);
  if (!name) return label;
  return label.startsWith('the ') ? `the ${name}` : name;
}

/** "a hardware shop", with "a" or "an" by its first letter. */
export function oneNamed(noun: ExactNames & { readonly one: string }, words: string): string {
  const name = noun.names && exactName(noun.names, words);
  if (!name) return noun.one;
  return `${/^[aeiou]/.test(name) && !name.startsWith('uni') ? 'an' : 'a'} ${name}`;
}

function exactName(names: string, words: string): string | undefined {
  const said = [words, ...singularsOf(words)];
  return names.split(', ').find((name) => said.includes(name.toLowerCase()));
}
