import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parts, root } from '@app/federation/tooling/parts';
import { describe, expect, test } from 'vitest';
import { type BannedWords, bannedWords, specified } from './words/banned-words.ts';
import { type VisibleText, visibleTexts } from './words/visible-texts.ts';

/** Where texts for visitors and the owner are written. */
const sources = globSync(
  [
    'mfe-*/src/**/*.{ts,tsx}',
    'shell/{src,server}/**/*.{ts,tsx}',
    'packages/{cart,contracts,forms,kit,site,ui,wording}/src/**/*.{ts,tsx}',
    'api/src/domain/assessments/rules/**/*.ts',
    // What visitors write is in the vocabularies, in their own spelling.
    'packages/knowledge/src/{*,{causes,controls,planning}/**/*}.ts',
    'api/src/domain/plans/{words,systems,answers}/**/*.ts',
    'api/src/domain/**/*mail*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$|\/testing\/|\/snapshots\//.test(file));

const read = (file: string) => visibleTexts(file, readFileSync(path.join(root, file), 'utf8'));

const withoutSpecified = (text: string) =>
  specified.reduce((left, words) => left.replaceAll(words, ''), text);

const found = ({ pattern }: BannedWords, texts: readonly VisibleText[]) =>
  texts.filter(({ text }) => pattern.test(withoutSpecified(text)));

describe('the texts of the site', () => {
  const texts = sources.map((file) => ({ file, texts: read(file) }));

  test('are read from all parts', () => {
    const folders = new Set(sources.map((file) => file.split('/')[0]));
    for (const { folder } of parts) expect(folders).toContain(path.basename(folder));
    expect(texts.flatMap((one) => one.texts).length).toBeGreaterThan(1000);
  });

  test.each(bannedWords)('have no "$example"', (banned) => {
    const places = texts.flatMap(({ file, texts: all }) =>
      found(banned, all).map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(places, banned.because).toEqual([]);
  });
});

describe('the list of banned words', () => {
  test.each(bannedWords)('finds "$example"', (banned) => {
    const source = `export const Page = () => <p>${banned.example}</p>;`;
    expect(found(banned, visibleTexts('page.tsx', source))).toHaveLength(1);
  });

  test.each([
    ['text between tags', 'const a = <p>\n  Somebody\n  calls\n</p>;'],
    ['a string', "const a = 'Somebody calls';"],
    ['an attribute', 'const a = <p title="Somebody calls" />;'],
    ['a template', 'const a = `Somebody calls`;'],
  ])('is held against %s', (_, source) => {
    expect(visibleTexts('page.tsx', source)[0]?.text).toMatch(/^Somebody calls/);
  });

  test('is not held against comments and names', () => {
    const source = "// Somebody calls\nimport a from './somebody.ts';\nconst email = 'email';";
    expect(visibleTexts('page.ts', source)).toEqual([]);
  });

  test('leaves the texts of the specification alone', () => {
    const source = "const a = 'Your recommendations will be emailed to you.';";
    const all = visibleTexts('page.ts', source);
    expect(bannedWords.filter((banned) => found(banned, all).length > 0)).toEqual([]);
  });
});
