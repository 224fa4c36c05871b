const NO_BREAK_SPACE = '\u00a0';

/** "1200", "12 000" with a no-break space as in amounts, "1.8". At most two decimals. */
export function figure(value: number): string {
  const [whole = '0', decimals] = String(Math.round(value * 100) / 100).split('.');
  return decimals === undefined ? grouped(whole) : `${grouped(whole)}.${decimals}`;
}

/** Digits in groups of three from five digits on: "12 000". */
export const grouped = (digits: string): string =>
  digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) : digits;

/** "120 m" */
export const measured = (value: number, unit: string): string =>
  `${figure(value)}${NO_BREAK_SPACE}${unit}`;

/** "1 room", "8 rooms", "2 boundary fences". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** "1 hour", "4 hours" */
export const hours = (count: number): string => counted(count, 'hour');

/** "doors, shutters and docks" */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** With a full stop at its end, as every entry of a plan's lists. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Each text once, in the order of the first of it. */
export const once = (texts: readonly string[]): string[] => [...new Set(texts)];
