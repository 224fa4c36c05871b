import { failed, type Result, success } from '@app/result';
import { type StructureFailure, structureFailure } from './structure-failure.ts';

/** The charset is looked for in this many bytes. Export tools declare it in their first lines. */
export const CHARSET_SEARCH_BYTES = 16 * 1024;

const declarations = [
  /\bSET\s+NAMES\s+['"]?(\w+)/i,
  /\bSET\s+client_encoding\s*(?:=|TO)\s*['"]?([\w-]+)/i,
];
const firstRows = /\b(?:INSERT|REPLACE|COPY)\b/i;

/** MySQL's and PostgreSQL's names of charsets as the WHATWG encoding standard calls them. */
const encodings = new Map([
  ...['utf8', 'utf8mb3', 'utf8mb4', 'unicode', 'ascii', 'sql_ascii', 'binary'].map(
    (name) => [name, 'utf-8'] as const,
  ),
  // MySQL's latin1 is Windows-1252, as in the standard.
  ...['latin1', 'win1252', 'iso88591'].map((name) => [name, 'windows-1252'] as const),
  ...['latin2', 'iso88592'].map((name) => [name, 'iso-8859-2'] as const),
  ...['latin9', 'iso885915'].map((name) => [name, 'iso-8859-15'] as const),
  ...['cp1250', 'win1250'].map((name) => [name, 'windows-1250'] as const),
]);

/**
 * The encoding in which a dump is written, as `TextDecoder` takes it: the one that it declares
 * before its first rows, else UTF-8.
 * @param opening the first bytes of the file.
 */
export function encodingOf(opening: Uint8Array): Result<string, StructureFailure> {
  const text = new TextDecoder('windows-1252').decode(opening);
  const header = text.slice(0, firstRows.exec(text)?.index);
  const declared = declarations.map((shape) => shape.exec(header)?.[1]).find(Boolean);
  if (declared === undefined) return success('utf-8');
  const encoding = encodings.get(declared.toLowerCase().replaceAll('-', ''));
  if (encoding !== undefined) return success(encoding);
  const problem = `the file says that its text is in ${declared}, which cannot be read. Export it again as UTF-8 (utf8mb4).`;
  return failed(structureFailure(lineOf(header, declared), problem));
}

const lineOf = (text: string, word: string): number =>
  text.slice(0, text.indexOf(word)).split('\n').length;
