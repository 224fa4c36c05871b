import { oneLine } from '@app/markdown/one-line';

const LONGEST_NAME = 80;

/**
 * What web addresses and mail addresses have and names do not. It includes names of sites without a
 * path, such as `evil.example`, because mail programs make links of them.
 */
const ADDRESS = /[/\\@:<>]|www\.|\.[\p{L}\p{N}\p{M}]{2,}|\d\.\d/iu;

/**
 * A visitor's name for a header or a greeting, or an empty text when it holds an address or is too
 * long for a name. Anyone can type a stranger's mail address into a form, and so could have us mail
 * that stranger a link.
 */
export function visitorName(name: string): string {
  const plain = oneLine(name).trim();
  // Full-width letters and dots are read like plain ones, and format characters are not seen.
  const seen = plain
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/\p{Cf}/gu, '');
  return plain.length > LONGEST_NAME || ADDRESS.test(seen) ? '' : plain;
}

/** The first words of a mail to a visitor. */
export function greeting(name: string): string {
  const shown = visitorName(name);
  return shown ? `Hello ${shown},` : 'Hello,';
}
