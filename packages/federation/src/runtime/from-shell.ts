import { BUNDLER_RUNTIME_GLOBAL } from './bundler-runtime-global.ts';

const provided = (globalThis as Record<string, unknown>)[BUNDLER_RUNTIME_GLOBAL];

/**
 * Stands in for `@module-federation/webpack-bundler-runtime` in the container of a remote, which so
 * carries no federation runtime.
 */
export default (provided as () => unknown)();
