import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { aSampleRemote } from '@app/federation/tooling/testing/sample-remote';
import { expect, test } from 'vitest';
import { refuseTypeFault, typeFault } from './type-fault.ts';

const page = (count: string) => `
  import { Link } from '@app/kit';
  const count: number = ${count};
  export const Component = () => <Link to="/">{count}</Link>;`;

/** A sample remote whose types are looked at as those of the shop are. */
async function aTypedRemote(count: string) {
  const part = await aSampleRemote(page(count));
  const own = {
    extends: path.join(root, 'tsconfig.part.json'),
    compilerOptions: { types: ['node'], typeRoots: [path.join(root, 'node_modules/@types')] },
    include: ['src/page.tsx'],
  };
  await writeFile(path.join(part.folder, 'tsconfig.json'), JSON.stringify(own));
  return part;
}

test('a part with a type error has its file, line and message told, and passes once it is mended', async () => {
  const part = await aTypedRemote("'one'");
  const file = path.join(part.folder, 'src/page.tsx');
  await expect(refuseTypeFault(part)).rejects.toThrow(
    /^sample has a type error at .*\/src\/page\.tsx:3: Type 'string' is not assignable to type 'number'\. See npm run check -- sample\.$/,
  );
  await writeFile(file, (await readFile(file, 'utf8')).replace("'one'", '1'));
  expect(await typeFault(part)).toBeUndefined();
  // It is not compiled again.
  await rm(path.join(part.folder, 'tsconfig.json'));
  expect(await typeFault(part)).toBeUndefined();
});
