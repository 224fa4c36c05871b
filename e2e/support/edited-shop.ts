import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuiltPart, buildPart } from '@app/federation/tooling/build-part';
import { partNamed } from '@app/federation/tooling/parts';

export interface EditedShop {
  readonly before: BuiltPart;
  readonly after: BuiltPart;
  remove(): Promise<void>;
}

/** Two builds of the shop, before and after a text in one of its files was replaced. */
export async function buildEditedShop(file: string, from: string, to: string): Promise<EditedShop> {
  const shop = partNamed('shop');
  if (!shop) throw new Error('There is no shop to build');
  const folder = await mkdtemp(path.join(tmpdir(), 'edited-shop-'));
  for (const name of ['src', 'package.json']) {
    await cp(path.join(shop.folder, name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.join(shop.folder, 'node_modules'), path.join(folder, 'node_modules'));
  const part = { name: shop.name, folder };
  const before = await buildPart(part);
  const code = await readFile(path.join(folder, file), 'utf8');
  if (!code.includes(from)) throw new Error(`${file} does not contain ${from}`);
  await writeFile(path.join(folder, file), code.replace(from, to));
  const after = await buildPart(part);
  return { before, after, remove: () => rm(folder, { recursive: true }) };
}
