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

/** The dialect that the beginning of a comment shows: export tools write their names there. */
export const dialectOfComment = (comment: string): Dialect | undefined =>
  commentOpenings.find(([opening]) => opening.test(comment))?.[1];

/**
 * The dialect that a word outside strings shows. Both arguments are in lower case; `previous` is
 * the token before it. `engine` counts only as `ENGINE=`, because a column may have that name.
 */
export function dialectOfWord(word: string, previous: string): Dialect | undefined {
  if (word === '=' && previous === 'engine') return 'mysql';
  if (word === 'transaction' && previous === 'begin') return 'sqlite';
  return words.get(word);
}
