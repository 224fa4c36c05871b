import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Release } from '@app/federation/registry';
import type { BundlerRequire } from '@app/federation/runtime/start-part';

export interface Demands {
  /** Files of the release that were loaded, without the container itself. */
  readonly files: readonly string[];
  /** Names of the shared modules that were loaded. */
  readonly shared: readonly string[];
}

interface Container {
  get(module: string): Promise<unknown>;
}

/**
 * Runs the container of a released remote and opens one page, as a browser would. This finds what
 * the page loads before it can render, independently of what the build lists for it.
 */
export async function openRemotePage(
  folder: string,
  release: Release,
  module: string,
): Promise<Demands> {
  const files: string[] = [];
  const shared: string[] = [];
  const run = (file: string) =>
    runInContext(readFileSync(path.join(folder, file), 'utf8'), context, { filename: file });
  const document = {
    // A chunk asks its script element for the release that loads it.
    currentScript: { src: 'http://release/entry.js', addChunk: (_: readonly unknown[]) => {} },
  };
  /** Stands in for the start code of the shell, and notes what the remote asks it for. */
  const startPart = (part: BundlerRequire): void => {
    const { consumesLoadingData: consumes, initializeExposesData: exposes } = part;
    part.f.j = (chunk) => {
      if (!part.sriHashes[chunk]) return;
      document.currentScript.addChunk = ([, modules]) => Object.assign(part.m, modules);
      files.push(part.u(chunk));
      run(part.u(chunk));
    };
    part.f.css = (chunk) => {
      if (part.sriCssHashes?.[chunk]) files.push(part.k(chunk));
    };
    part.f.consumes = (chunk) => {
      for (const id of consumes?.chunkMapping[chunk] ?? []) {
        shared.push(consumes?.moduleIdToConsumeDataMapping[id]?.shareKey ?? '');
      }
    };
    part.getContainer = async (name) => exposes?.moduleMap[name]?.() ?? Promise.reject(name);
  };
  const context = createContext({ document, _FEDERATION_START_PART: startPart });
  run(release.entry);
  const container = runInContext(release.name, context) as Container;
  await container.get(module);
  return { files, shared };
}
