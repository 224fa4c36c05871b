import path from 'node:path';
import { ReleaseRefused } from '@app/federation/releases';
import { type Compilation, NormalModule } from '@rspack/core';
import type { PartBuild } from './build-config.ts';
import { modulesOf } from './modules-of.ts';
import { root } from './parts.ts';
import { KIT, router, singletons } from './shared-modules.ts';

const KIT_FOLDER = path.join(root, 'packages/kit') + path.sep;
const onlyOfShell = [...singletons, ...router];
const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * Two copies of React on a page break hooks and contexts, also when the second comes with a click.
 * @param compilation of what browsers load, or of what servers do.
 * @throws ReleaseRefused when a remote has a file of a module that all parts share.
 */
export function refuseSecondCopy(compilation: Compilation, { name, remote }: PartBuild): void {
  if (!remote || remote.ownReact) return;
  const copies = new Map<string, string>();
  for (const module of modulesOf(compilation)) {
    if (!(module instanceof NormalModule)) continue;
    const from = packageOf(module.resource);
    if (onlyOfShell.some((shared) => `${shared}/`.startsWith(`${from}/`))) {
      copies.set(from, path.basename(module.resource));
    }
  }
  if (copies.size === 0) return;
  const [packages, files] = [[...copies.keys()].sort(), [...new Set(copies.values())].sort()];
  throw new ReleaseRefused(
    `${name} brings a copy of ${packages.join(', ')} of its own (${files.join(', ')}). Import ${singletons.join(', ')} by these names, and packages that do; the router is in kit. A whole remote can have a React of its own: docs/upgrades.md.`,
  );
}

function packageOf(file: string): string {
  if (file.startsWith(KIT_FOLDER)) return KIT;
  return PACKAGE.exec(file)?.[1]?.replace('\\', '/') ?? '';
}
