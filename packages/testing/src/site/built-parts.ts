import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from '@app/federation/exclusively';
import { buildAndPublish } from '@app/federation/tooling/build-and-publish';
import { type BuiltPart, buildPart } from '@app/federation/tooling/build-part';
import { partNamed, parts, root } from '@app/federation/tooling/parts';

const locks = path.join(root, '.cache', 'build-locks');
/** Longer than all tests that wait for a build. */
const PATIENCE_MS = 600_000;

/** A part of this tree. Who asks first builds it; processes that ask meanwhile wait, and take the same build. */
export async function builtPart(name: string): Promise<BuiltPart> {
  const part = partNamed(name);
  if (!part) throw new Error(`There is no part ${name}`);
  await mkdir(locks, { recursive: true });
  const built = await exclusively(path.join(locks, name), PATIENCE_MS, () => buildPart(part));
  if (!built.ok) throw new Error(`Another process has been building ${name} for minutes`);
  return built.value;
}

/** All parts of this tree, the shell first. */
export async function builtParts(): Promise<BuiltPart[]> {
  const built: BuiltPart[] = [];
  for (const { name } of parts) built.push(await builtPart(name));
  return built;
}

/** Makes all parts of this tree live. */
export async function publishBuilt(releases: string): Promise<void> {
  await builtParts();
  await buildAndPublish(releases);
}
