import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync(['docs/**/*.md', 'ops/*.md'], { cwd: root }),
];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Files and folders of the repository that a text names in backticks. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:api|shell|server|packages|scripts|mfe-[\w{},-]+|e2e|bench|docs|data)\/[^`\s<…]*)`/g,
    ),
  ]
    .map(([, named = '']) => named)
    .filter((named) => !named.includes('<'));

/** Decisions tell what was, too: what they name may be gone. */
const present = documents.filter((file) => !file.startsWith('docs/decisions/'));

test.each(present)('every file that %s names exists', (file) => {
  const named = pathsIn(read(file));
  expect(named.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});

test.each(present)('every npm command that %s names is a script of the package', (file) => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };
  const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(documents)('every link from %s to another file leads to one', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
    ([, to = '']) => to,
  );
  const folder = path.dirname(path.join(root, file));
  expect(links.filter((to) => !existsSync(path.join(folder, to)))).toEqual([]);
});

test('the README tells in a few lines how a release is made', () => {
  const [, section = ''] =
    /(## Release one module\n[\s\S]*?)(?=^## )/m.exec(read('README.md')) ?? [];
  const size = {
    words: section.split(/\s+/).filter(Boolean).length,
    bytes: Buffer.byteLength(section),
  };
  expect(section).toContain('npm run publish');
  // Half of what it was; docs/operations.md has the rest.
  expect(size.words).toBeLessThanOrEqual(119);
  expect(size.bytes).toBeLessThanOrEqual(750);
});

const decisions = globSync('docs/decisions/*.md', { cwd: root });

test.each(decisions)('%s has its number, and says since when it is in force', (file) => {
  const number = Number(path.basename(file).slice(0, 4));
  const [title, , status] = read(file).split('\n');
  expect(title).toMatch(new RegExp(`^# ${number}\\. [A-Z]`));
  const day = '\\d{1,2} [A-Z][a-z]+ 20\\d\\d';
  const replaced = `from ${day} to ${day}, replaced by decision \\[\\d+\\]\\(.+\\)`;
  expect(status).toMatch(new RegExp(`^In force (since ${day}|${replaced})\\.`));
});
