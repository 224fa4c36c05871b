/**
 * Raised by the rules of semantic versioning; a remote declares the range that it needs. 1.6 no
 * longer has the cart of kit 1.0 to 1.2 (`useCart`), which no part of the last release imports.
 */
export const KIT_VERSION = '1.6.0';
