import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Part, root } from '@app/federation/tooling/parts';
import { aSampleRemote } from '@app/federation/tooling/testing/sample-remote';
import { expect, test } from 'vitest';
import { refuseTypeFault, typeFault } from './type-fault.ts';

const page = (count: string) => `
  import { Link } from '@app/kit';
  const count: number = ${count};
  const unused = 1;
  export const Component = () => <Link to="/">{count}</Link>;`;

/** A sample remote whose types are looked at as those of the shop are. */
async function aTypedRemote(count: string) {
  const part = await aSampleRemote(page(count));
  await writeTypeConfig(part);
  return part;
}

async function writeTypeConfig({ folder }: Part, more: Readonly<Record<string, boolean>> = {}) {
  const own = {
    extends: path.join(root, 'tsconfig.part.json'),
    compilerOptions: {
      types: ['node'],
      typeRoots: [path.join(root, 'node_modules/@types')],
      ...more,
    },
    include: ['src/page.tsx'],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(own));
}

test('a part with a type error has its file, line and message told, and passes once it is mended, until types are looked at more strictly', async () => {
  const part = await aTypedRemote("'one'");
  const file = path.join(part.folder, 'src/page.tsx');
  await expect(refuseTypeFault(part)).rejects.toThrow(
    /^sample has a type error at .*\/src\/page\.tsx:3: Type 'string' is not assignable to type 'number'\. See npm run check -- sample\.$/,
  );
  await writeFile(file, (await readFile(file, 'utf8')).replace("'one'", '1'));
  expect(await typeFault(part)).toBeUndefined();
  const passed = path.join(part.folder, 'dist/types-passed');
  const { mtimeMs } = await stat(passed);
  expect(await typeFault(part)).toBeUndefined();
  // It is not compiled again.
  expect((await stat(passed)).mtimeMs).toBe(mtimeMs);
  // A stricter look is another one.
  await writeTypeConfig(part, { noUnusedLocals: true });
  expect(await typeFault(part)).toContain("src/page.tsx:4: 'unused' is declared but");
});
