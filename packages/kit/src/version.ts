/** Raised by the rules of semantic versioning; a remote declares the range that it needs. */
export const KIT_VERSION = '1.5.0';
