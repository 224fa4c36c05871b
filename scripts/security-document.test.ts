import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { describe, expect, test } from 'vitest';

const DOCUMENT = 'docs/security.md';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const text = read(DOCUMENT);

/** Ids of ASVS 5.0.0 with their levels, such as `V1.1.1 2`. */
const requirements = read('docs/asvs-5.0.0.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

interface Row {
  readonly id: string;
  readonly level: string;
  readonly asks: string;
  readonly status: string;
  readonly evidence: string;
}

const rows: readonly Row[] = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const cells = line
      .replace(/^\||\|$/g, '')
      .split(' | ')
      .map((cell) => cell.trim());
    const [id = '', level = '', asks = '', status = '', evidence = ''] = cells;
    expect(cells, line).toHaveLength(5);
    return { id, level, asks, status, evidence };
  });

const withStatus = (status: string) => rows.filter((row) => row.status === status);
/** The requirements of levels 1 and 2, which are all listed. */
const counted = rows.filter(({ level }) => level !== '3');

/** A name in backticks is a file, unless it is a setting, an address, a command or a value. */
const isFile = (name: string) => !/^([A-Z_]+$|\/|npm |pnpm )|[:=]/.test(name);

interface Evidence {
  readonly id: string;
  readonly file: string;
  /** Titles of tests that are quoted after the file. */
  readonly titles: readonly string[];
}

const evidenceOf = ({ id, evidence }: Row): Evidence[] =>
  [...evidence.matchAll(/`([^`]+)`(?:: ("[^"]+"(?:, "[^"]+")*))?/g)]
    .map(([, file = '', titles = '']) => ({
      id,
      file,
      titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
    }))
    .filter(({ file }) => isFile(file));

describe('the rows of docs/security.md', () => {
  test('are the requirements of levels 1 and 2 and the listed ones of level 3, each once and in order', () => {
    expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(requirements);
  });

  test('have one of four statuses, and words in every column', () => {
    const statuses = new Set(rows.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(['met', 'not applicable', 'not met', 'partly']);
    expect(rows.filter(({ asks, evidence }) => asks === '' || evidence === '')).toEqual([]);
  });

  test('name files and sections that exist', () => {
    const missing = rows
      .flatMap(evidenceOf)
      .filter(({ file }) => globSync(file, { cwd: root }).length === 0);
    expect(missing).toEqual([]);
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = '']) => `#${heading.toLowerCase().replaceAll(' ', '-')}`,
    );
    const links = rows.flatMap(({ evidence }) => [...evidence.matchAll(/\]\((#[^)]+)\)/g)]);
    expect(links.length).toBeGreaterThan(0);
    expect(links.map(([, to]) => to).filter((to) => !headings.includes(to ?? ''))).toEqual([]);
  });

  test('quote titles of tests that are in the file before them', () => {
    const quoted = rows.flatMap(evidenceOf).filter(({ titles }) => titles.length > 0);
    expect(quoted.length).toBeGreaterThan(0);
    const wrong = quoted.flatMap(({ id, file, titles }) => {
      const source = existsSync(path.join(root, file)) ? read(file) : '';
      return titles.filter((title) => !source.includes(title)).map((title) => [id, file, title]);
    });
    expect(wrong).toEqual([]);
  });

  test('that are met name a file or a section', () => {
    const bare = withStatus('met').filter(
      (row) => evidenceOf(row).length === 0 && !row.evidence.includes('](#'),
    );
    expect(bare).toEqual([]);
  });

  test('of level 3 are met', () => {
    expect(withStatus('met')).toEqual(
      expect.arrayContaining(rows.filter(({ level }) => level === '3')),
    );
  });

  test('that are not applicable say because of what', () => {
    const bare = withStatus('not applicable').filter((row) => !/^because /.test(row.evidence));
    expect(bare).toEqual([]);
  });

  test('are as many of each status as the summary says', () => {
    const [met, partly, not, apart] = ['met', 'partly', 'not met', 'not applicable'].map(
      (wanted) => counted.filter(({ status }) => status === wanted).length,
    );
    expect(text).toContain(
      `Of ${counted.length} requirements, ${met} are met, ${partly} partly and ${not} not; ${apart} do not apply.`,
    );
  });
});

test('every setting that docs/security.md names is in docs/operations.md', () => {
  const operations = read('docs/operations.md');
  const named = [...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name);
  expect(named).toContain('TRUST_PROXY');
  expect(named.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});
