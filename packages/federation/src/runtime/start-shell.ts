import { type BundlerRequire, startPart } from './start-part.ts';

declare const __webpack_require__: BundlerRequire;

const target = globalThis as Record<string, unknown>;
target._FEDERATION_START_PART = startPart;
// Containers for kit 1.4 to 1.6 have the start code of the plugin, which calls these two of its bundler runtime.
target._FEDERATION_BUNDLER_RUNTIME = () => ({
  bundlerRuntime: {
    init: (options: { readonly webpackRequire: BundlerRequire }) =>
      startPart(options.webpackRequire),
    installInitialConsumes() {},
  },
});

startPart(__webpack_require__);
