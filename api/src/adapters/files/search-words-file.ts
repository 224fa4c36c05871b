import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failed, type Result } from '@app/result';
import { readSearchWords, type SearchWords } from '../../domain/catalogue/search/search-words.ts';

const FILE = 'search-words.txt';
const DELIVERED = fileURLToPath(new URL(`../../../../data/${FILE}`, import.meta.url));
const MOST_CHARACTERS = 200_000;

/** The table of search words cannot be used. The message is for the operator. */
export class SearchWordsUnreadable extends Error {
  override readonly name = 'SearchWordsUnreadable';
}

/** The table of search words, which the owner may change while the site runs. */
export interface SearchWordsFile {
  /**
   * The words as the file has them now, the same object while it does not change. A file that became
   * wrong is logged once, and the words before stay.
   */
  current(): Promise<SearchWords>;
}

/**
 * Opens the table in the data folder, or the delivered one while the folder has none. Rejects with
 * `SearchWordsUnreadable` when it is wrong.
 */
export async function openSearchWords(
  dataDir: string,
  log: { error(fields: object, message: string): void },
): Promise<SearchWordsFile> {
  let text = await readText(dataDir);
  const first = wordsIn(text);
  if (!first.ok) throw new SearchWordsUnreadable(first.failure);
  let words = first.value;
  return {
    async current() {
      const read = await readText(dataDir);
      if (read.path === text.path && read.content === text.content) return words;
      text = read;
      const changed = wordsIn(text);
      if (changed.ok) words = changed.value;
      else log.error({ reason: changed.failure }, 'The search words were not changed');
      return words;
    },
  };
}

interface Text {
  readonly path: string;
  readonly content?: string;
  readonly problem?: string;
}

async function readText(dataDir: string): Promise<Text> {
  const own = await readOne(join(dataDir, FILE));
  return own ?? (await readOne(DELIVERED)) ?? { path: DELIVERED, problem: 'is not there' };
}

/** Undefined when there is no such file. */
async function readOne(path: string): Promise<Text | undefined> {
  try {
    return { path, content: await readFile(path, 'utf8') };
  } catch (fault) {
    const { code, message } = fault as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? undefined
      : { path, problem: `could not be read: ${message}` };
  }
}

function wordsIn({ path, content, problem }: Text): Result<SearchWords, string> {
  if (content === undefined) return failed(`${path} ${problem}`);
  if (content.length > MOST_CHARACTERS) {
    return failed(`${path} has more than ${MOST_CHARACTERS} characters`);
  }
  const words = readSearchWords(content);
  return words.ok ? words : failed(`${path} is not valid:\n${words.failure}`);
}
