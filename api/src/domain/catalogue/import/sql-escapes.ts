const mysqlEscapes = new Map([
  ['0', '\0'],
  ['b', '\b'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['Z', '\u001a'],
  // These two keep their backslash: they are meant for LIKE patterns.
  ['%', '\\%'],
  ['_', '\\_'],
]);

/**
 * A MySQL string without its escapes.
 * https://dev.mysql.com/doc/refman/8.4/en/string-literals.html
 */
export function unescapeMysql(raw: string): string {
  let text = '';
  let from = 0;
  for (let at = raw.indexOf('\\'); at !== -1; at = raw.indexOf('\\', from)) {
    const escaped = raw.charAt(at + 1);
    text += raw.slice(from, at) + (mysqlEscapes.get(escaped) ?? escaped);
    from = at + 2;
  }
  return text + raw.slice(from);
}

const postgresqlEscapes = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);
const copyEscapes = new Map([...postgresqlEscapes, ['v', '\v']]);

// Octal and hexadecimal escapes are bytes of UTF-8, so a run of them is decoded as a whole.
const copyEscape = /((?:\\(?:[0-7]{1,3}|x[0-9a-fA-F]{1,2}))+)|\\([\s\S])/g;
const stringEscape =
  /((?:\\(?:[0-7]{1,3}|x[0-9a-fA-F]{1,2}))+)|\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/g;

/**
 * A field of a COPY block without its escapes.
 * https://www.postgresql.org/docs/17/sql-copy.html (text format)
 */
export const unescapeCopy = (raw: string): string =>
  raw.replace(copyEscape, (_, bytes: string | undefined, single: string) =>
    bytes === undefined ? (copyEscapes.get(single) ?? single) : decodeBytes(bytes),
  );

/**
 * A PostgreSQL escape string (`E'..'`) without its escapes.
 * https://www.postgresql.org/docs/17/sql-syntax-lexical.html#SQL-SYNTAX-STRINGS-ESCAPE
 */
export const unescapePostgresql = (raw: string): string =>
  raw.replace(
    stringEscape,
    (_, bytes?: string, short?: string, long?: string, single?: string): string => {
      if (bytes !== undefined) return decodeBytes(bytes);
      if (single !== undefined) return postgresqlEscapes.get(single) ?? single;
      const codePoint = Number.parseInt(short ?? long ?? '', 16);
      return codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : '\ufffd';
    },
  );

function decodeBytes(run: string): string {
  const bytes = run
    .split('\\')
    .slice(1)
    .map((byte) =>
      byte.startsWith('x') ? Number.parseInt(byte.slice(1), 16) : Number.parseInt(byte, 8),
    );
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes));
}
