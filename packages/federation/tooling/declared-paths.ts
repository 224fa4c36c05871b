import path from 'node:path';
import { MenuEntry } from '@app/federation/registry';
import { ReleaseRefused } from '@app/federation/releases';
import type { RemoteDeclaration } from '@app/federation/remote-module';
import { conflictOfPaths, type PathsOfPart } from '@app/federation/served-paths';
import * as v from 'valibot';
import { type Part, parts } from './parts.ts';

/**
 * What a remote declares; undefined for the shell.
 * @throws ReleaseRefused when the frame could not show one of its menu entries.
 */
export async function declarationOf(part: Part): Promise<RemoteDeclaration | undefined> {
  if (part.name === 'shell') return undefined;
  const module = await import(path.join(part.folder, 'src/routes.ts'));
  const remote = module.default as RemoteDeclaration;
  for (const { path: route, menu } of remote.routes) {
    const [issue] = v.safeParse(v.optional(MenuEntry), menu).issues ?? [];
    if (issue) {
      throw new ReleaseRefused(
        `${part.name} has a wrong menu entry for ${route}: ${issue.message}.`,
      );
    }
  }
  return remote;
}

/** Paths of the pages that the shell serves itself, read from its folder like those of a remote. */
export async function ownPathsOf(shell: Part): Promise<readonly string[]> {
  const module = await import(path.join(shell.folder, 'src/bootstrap/own-paths.ts'));
  return module.ownPaths as readonly string[];
}

/** A part and the paths that its source declares. */
export async function declaredPathsOf(part: Part): Promise<PathsOfPart> {
  const remote = await declarationOf(part);
  const paths = remote ? remote.routes.map((route) => route.path) : await ownPathsOf(part);
  return { name: part.name, routes: paths.map((served) => ({ path: served })) };
}

/** Refuses paths before the build that would be refused when it is made live. */
export async function checkDeclaredPaths(part: Part): Promise<void> {
  const others = parts.filter(({ name }) => name !== part.name);
  const declared = await Promise.all([...others, part].map(declaredPathsOf));
  const conflict = conflictOfPaths(declared);
  if (conflict) throw new ReleaseRefused(conflict);
}
