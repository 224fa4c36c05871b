/** The database that wrote a dump. It decides what a backslash, a `#` and a `"` mean. */
export type Dialect = 'mysql' | 'postgresql' | 'sqlite';

const commentOpenings: readonly (readonly [RegExp, Dialect])[] = [
  [/^\s*(phpMyAdmin|HeidiSQL|MySQL dump|MariaDB dump|mysqldump|Adminer \S+ M)/i, 'mysql'],
  [/^\s*PostgreSQL database/i, 'postgresql'],
];

const words = new Map<string, Dialect>([
  ['auto_increment', 'mysql'],
  ['foreign_key_checks', 'mysql'],
  ['sql_mode', 'mysql'],
  ['pragma', 'sqlite'],
  ['autoincrement', 'sqlite'],
  ['sqlite_sequence', 'sqlite'],
  ['standard_conforming_strings', 'postgresql'],
  ['client_encoding', 'postgresql'],
  ['search_path', 'postgresql'],
  ['pg_catalog', 'postgresql'],
]);

/** What the beginning of a comment tells: export tools sign their work there. */
export const dialectOfComment = (comment: string): Dialect | undefined =>
  commentOpenings.find(([opening]) => opening.test(comment))?.[1];

/**
 * What a word outside strings tells. Both in lower case; `previous` is the token before it, and
 * `engine` counts only as `ENGINE=`, since a column may well have that name.
 */
export function dialectOfWord(word: string, previous: string): Dialect | undefined {
  if (word === '=' && previous === 'engine') return 'mysql';
  if (word === 'transaction' && previous === 'begin') return 'sqlite';
  return words.get(word);
}
