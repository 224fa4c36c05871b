const LENGTH_LIMIT = 254;
const shape = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/**
 * True for exactly one plain address. A mail library reads `a@b.co, c@d.co` as two recipients, so
 * nothing but this shape may reach one.
 */
export const isSingleAddress = (text: string): boolean =>
  text.length <= LENGTH_LIMIT && shape.test(text);
