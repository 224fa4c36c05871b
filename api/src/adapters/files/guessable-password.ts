/** Words of such a site, which guesses are made of, as are those of the company and the owner's name. */
const OUR_WORDS = [
  ...['admin', 'administrator', 'owner', 'password', 'upload', 'website', 'price', 'list'],
  ...['security', 'technology', 'installer', 'alarm', 'camera', 'fence', 'gate', 'durban'],
];
/** A shorter text than this beside our words is found by trying. */
const SHORTEST_REST = 8;
/** Shorter words are part of too many others. */
const SHORTEST_WORD = 4;

/**
 * Why a password would be guessed soon, as the end of a sentence; undefined when it would not.
 * @param names of the company and the owner.
 */
export async function whyGuessable(
  password: string,
  names: readonly string[],
): Promise<string | undefined> {
  const folded = fold(password);
  // Half a megabyte, which is needed only when a password is set by hand.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  if (dictionary['passwords-common'].includes(folded)) return 'it is on the lists of guessers';
  const words = [...OUR_WORDS, ...names.flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u))]
    .filter(({ length }) => length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest.length < SHORTEST_REST
    ? 'it is made of words about the company or the site'
    : undefined;
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
