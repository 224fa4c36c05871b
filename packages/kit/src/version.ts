/**
 * Raised by the rules of semantic versioning; a remote declares the range that it needs. 1.6 no
 * longer has the cart of kit 1.0 to 1.2 (`useCart`), and 1.7 no longer runs containers for kit 1.3 or
 * older: the last release has neither.
 */
export const KIT_VERSION = '1.7.0';
