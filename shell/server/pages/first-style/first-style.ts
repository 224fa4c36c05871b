import type { StyleRule } from './style-rules.ts';

export interface FirstStyle {
  /** One for each style sheet of which something is left out, in their order. */
  readonly texts: readonly string[];
  /** Whether something is left out of a style sheet, for each of them: the rest comes later. */
  readonly comesLater: readonly boolean[];
}

/**
 * The part of style sheets that the HTML of a page can show before its scripts run and anything is pointed at.
 * The rest changes nothing that is on the page: classes, elements and attributes that only scripts add, states such
 * as `:hover`, movements that nothing uses, paper, and what is only for readers without scripts, who get the sheets
 * at once, or with forced colours. What cannot be told is kept.
 * A sheet of which nothing is left out begins the next one, or ends the last.
 * @param sheets in the order of the document.
 */
export function firstStyle(sheets: readonly (readonly StyleRule[])[], html: string): FirstStyle {
  const found = namesIn(html);
  const kept = sheets.map((rules) =>
    rules.map((rule) => keptOf(rule, found, isWhole(rules))).join(''),
  );
  const moves =
    kept
      .join('')
      .match(/animation[\w-]*:[^;}"]+/g)
      ?.join(' ') ?? '';
  const moved = kept.map((text) =>
    text.replaceAll(MOVEMENT, (declared, name) => (moves.includes(name) ? declared : '')),
  );
  const comesLater = sheets.map((rules) => !isWhole(rules));
  const texts: string[] = [];
  let whole = '';
  withoutUnused(moved, html).forEach((text, index) => {
    whole += text;
    if (!comesLater[index]) return;
    texts.push(whole);
    whole = '';
  });
  return {
    texts: whole ? [...texts.slice(0, -1), (texts.at(-1) ?? '') + whole] : texts,
    comesLater,
  };
}

/** Styles without the custom properties that neither the page has nor another rule that is there. */
function withoutUnused(styles: readonly string[], html: string): readonly string[] {
  const all = html + styles.join('');
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const shorter = styles.map((text) =>
    text.replaceAll(DECLARED_PROPERTY, (declared, name) => (used.has(name) ? declared : '')),
  );
  const same = shorter.every((text, index) => text === styles[index]);
  // What only those left out had is left out too.
  return same ? styles : withoutUnused(shorter, html);
}

interface Names {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** Of elements around the page, and of a `details` that is opened without scripts. */
const ALWAYS = ['lang', 'style', 'id', 'open'];

function namesIn(html: string): Names {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) classes.add(name);
  }
  const tags = new Set(['html', 'body']);
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) tags.add(tag.toLowerCase());
  const attributes = new Set(ALWAYS);
  for (const [, name = '', value] of html.matchAll(/\s([a-z][\w-]*)="([^"]*)"/gi)) {
    attributes.add(name.toLowerCase()).add(`${name.toLowerCase()}=${value}`);
  }
  return { classes, tags, attributes };
}

/** Without rules for elements, as the sheet of the first fonts. */
const isWhole = (rules: readonly StyleRule[]): boolean =>
  rules.every(({ kind }) => kind === 'other');

function keptOf(rule: StyleRule, names: Names, inWhole = false): string {
  // Other fonts show their text in another one until they come, so they may be declared later.
  if (rule.kind === 'other') return inWhole || !rule.text.startsWith('@font-face') ? rule.text : '';
  if (rule.kind === 'group') {
    if (LATER.test(rule.condition)) return '';
    const inside = rule.rules.map((one) => keptOf(one, names)).join('');
    return inside && `${rule.condition}{${inside}}`;
  }
  const selectors = rule.selectors.filter(
    (one) =>
      !one.onUse &&
      one.classes.every((name) => names.classes.has(name)) &&
      one.tags.every((tag) => names.tags.has(tag)) &&
      one.attributes.every((attribute) => names.attributes.has(attribute)),
  );
  return selectors.length > 0 ? selectors.map(({ text }) => text).join(',') + rule.body : '';
}

/** With forced colours a browser colours text itself; the lines of drawings follow with the sheets. */
const LATER = /^@media (?:print$|\(scripting:none\)|\(forced-colors:active\))/;

/** As a build writes it: with one level of braces inside. */
const MOVEMENT = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** A custom property with its value, in which nothing but strings and brackets holds a semicolon. */
const DECLARED_PROPERTY =
  /(?<=[{;])(--[\w-]+):(?:[^;{}"'()]|"[^"]*"|'[^']*'|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*;?/g;
