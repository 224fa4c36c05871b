/** Global in which the shell's server bundle puts the singletons for the bundles of the remotes. */
export const SERVER_SHARED_GLOBAL = '__sharedModules';
