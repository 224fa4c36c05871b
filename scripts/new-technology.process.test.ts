import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPart } from '@app/federation/tooling/build-part';
import { partNamed } from '@app/federation/tooling/parts';
import { expect, test } from 'vitest';

const page = `
import { technologyHead } from '../../features/technology/technology-head.ts';
import { technologySheet } from '../../features/technology/technology-sheet.tsx';

export const summary = {
  id: 'drone-patrols',
  order: 11,
  title: 'Drone Patrols',
  description: 'A page that only this test has.',
};

export const head = /* @__PURE__ */ technologyHead(summary, []);

export const Component = /* @__PURE__ */ technologySheet(() => ({
  summary,
  lede: 'Not on the explorer.',
  introduction: [],
  drawing: { Sheet: () => null, title: 'None', scale: 'None', rule: 'None' },
  approach: { heading: 'None', steps: [] },
  specifications: [],
  questions: [],
  next: { heading: 'None', text: 'None' },
}));
`;

test('a new file in technologies/ adds a page, and only its summary to the explorer', async () => {
  const marketing = partNamed('marketing');
  if (!marketing) throw new Error('There is no marketing part');
  const folder = await mkdtemp(path.join(tmpdir(), 'new-technology-'));
  try {
    // The base of its tsconfig.json is not there.
    const skipped = ['node_modules', 'dist', 'tsconfig.json'];
    await cp(marketing.folder, folder, {
      recursive: true,
      filter: (file) => !skipped.includes(path.basename(file)),
    });
    await symlink(path.join(marketing.folder, 'node_modules'), path.join(folder, 'node_modules'));
    await writeFile(path.join(folder, 'src/content/technologies/drone-patrols.tsx'), page);
    const { release, folder: output } = await buildPart({ ...marketing, folder });
    const read = async (route: string) => {
      const { js = [] } = release.routes.find((served) => served.path === route) ?? {};
      const files = await Promise.all(js.map((file) => readFile(path.join(output, file), 'utf8')));
      return files.join('');
    };
    expect((await read('/technology/drone-patrols')).includes('Not on the explorer.')).toBe(true);
    const explorer = await read('/exploring');
    expect(explorer.includes('A page that only this test has.')).toBe(true);
    expect(explorer.includes('Not on the explorer.')).toBe(false);
    // The drawings of other technologies must not be in the explorer either.
    expect(explorer.includes('Elevation of')).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
