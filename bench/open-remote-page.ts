import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Release } from '@app/federation/registry';
import { bundlerRuntimeWith } from '@app/federation/runtime/bundler-runtime';
import { BUNDLER_RUNTIME_GLOBAL } from '@app/federation/runtime/bundler-runtime-global';

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
  const add = (element: AddedElement) => {
    const file = path.posix.basename(element.src ?? element.href ?? '');
    files.push(file);
    // A chunk asks its script element for the release that loads it.
    document.currentScript = element;
    if (element.src) run(file);
    // The loader sets `onload` only after it has added the element.
    setImmediate(() => element.onload?.({ type: 'load' }));
  };
  const document = fakeDocument(add);
  const context = createContext({
    document,
    // The loader compares it with the address of a script that has a hash.
    window: { location: { origin: 'http://release' } },
    setTimeout: () => 0,
    clearTimeout: () => {},
    [BUNDLER_RUNTIME_GLOBAL]: runtimeOfShell((name) => shared.push(name)),
  });
  run(release.entry);
  const container = runInContext(release.name, context) as Container;
  await container.get(module);
  return { files, shared };
}

interface AddedElement {
  readonly tagName?: string;
  src?: string;
  href?: string;
  onload?: (event: { type: 'load' }) => void;
}

/** A fake document with the members that the loader of scripts and style sheets uses. */
function fakeDocument(add: (element: AddedElement) => void) {
  return {
    currentScript: { tagName: 'SCRIPT', src: 'http://release/entry.js' } as AddedElement,
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute() {}, removeAttribute() {}, getAttribute: () => null }),
    head: { appendChild: add, insertBefore: add },
  };
}

/** What a remote takes from the shell, with an instance that notes the shared modules. */
function runtimeOfShell(loadShare: (name: string) => void) {
  const init = ({ name }: { readonly name: string }) => ({
    name,
    options: { name },
    shareScopeMap: { default: {} },
    registerShared() {},
    initializeSharing: () => [],
    async loadShare(module: string) {
      loadShare(module);
      return () => ({});
    },
  });
  return () => bundlerRuntimeWith(init);
}
