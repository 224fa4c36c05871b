import type { BundlerRequire, startPart } from './start-part.ts';

declare const __webpack_require__: BundlerRequire;

const target = globalThis as unknown as { readonly _FEDERATION_START_PART?: typeof startPart };

/**
 * Shells for kit 1.4 to 1.6 cannot start a remote without code of its own: there it loads that as a
 * chunk. Not needed any more when the last release has kit 1.7.
 */
function startInOlderShell(part: BundlerRequire): void {
  part.initContainer = async (scope) => {
    part.f.consumes = () => {};
    part.f.j = (chunk, promises) =>
      promises.push(
        new Promise((onload, onerror) =>
          document.head.append(
            Object.assign(document.createElement('script'), {
              src: part.p + part.u(chunk),
              integrity: part.sriHashes[chunk],
              crossOrigin: 'anonymous',
              addChunk: ([, modules]: [unknown, object]) => Object.assign(part.m, modules),
              onload,
              onerror,
            }),
          ),
        ),
      );
    const code = await import('./start-part.ts');
    delete part.f.j;
    code.startPart(part);
    await part.initContainer?.(scope);
  };
}

(target._FEDERATION_START_PART ?? startInOlderShell)(__webpack_require__);
