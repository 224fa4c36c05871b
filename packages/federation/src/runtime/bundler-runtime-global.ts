/** Global in which the shell puts the function that gives a container its bundler runtime. */
export const BUNDLER_RUNTIME_GLOBAL = '_FEDERATION_BUNDLER_RUNTIME';
