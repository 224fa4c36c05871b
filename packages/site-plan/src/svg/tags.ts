/** Values of attributes; an undefined one is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of XML. Its attributes are escaped; children are elements, or texts made by `content`. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : ` ${key}="${content(typeof value === 'number' ? number(value) : value)}"`,
  );
  const inner = children.join('');
  return inner === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${inner}</${name}>`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as XML may have it: without characters that XML 1.0 has no place for. */
export const content = (words: string): string =>
  words
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** To a millimetre. */
export const number = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);
