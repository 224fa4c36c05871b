const LENGTH_LIMIT = 254;
const shape = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/**
 * True for exactly one plain address. Mail libraries read `a@b.co, c@d.co` as two recipients, so
 * every address must be checked with this first.
 */
export const isSingleAddress = (text: string): boolean =>
  text.length <= LENGTH_LIMIT && shape.test(text);
