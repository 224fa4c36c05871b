/** Part of a style sheet, in the order of the sheet. */
export type StyleRule =
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly body: string }
  /** A condition such as `@media`, with the rules inside. */
  | { readonly kind: 'group'; readonly condition: string; readonly rules: readonly StyleRule[] }
  | { readonly kind: 'other'; readonly text: string };

export interface Selector {
  readonly text: string;
  /**
   * What an element, those around it, or those in it (`:has(.open)`) must have. Without what is in other brackets,
   * such as in `:not(.open)`.
   */
  readonly classes: readonly string[];
  /** In lower case. */
  readonly tags: readonly string[];
  /** `name`, or `name=value` for an exact one; names in lower case. */
  readonly attributes: readonly string[];
  /** True when it needs a pointer or the focus. */
  readonly onUse: boolean;
}

const GROUPS = /^@(media|supports|container|layer)\b/;
const ON_USE =
  /:(?:hover|active|focus|focus-visible|focus-within)(?![\w-])|::(?:selection|backdrop|view-transition)/;

/** Reads a style sheet as a build leaves it: compressed, without comments. */
export const readRules = (css: string): StyleRule[] => cut(css).map(readRule);

function readRule({ prelude, body }: Cut): StyleRule {
  if (GROUPS.test(prelude) && body) {
    return { kind: 'group', condition: prelude, rules: readRules(body.slice(1, -1)) };
  }
  if (prelude.startsWith('@')) return { kind: 'other', text: prelude + body };
  return { kind: 'style', selectors: selectorsOf(prelude).map(readSelector), body };
}

/** A rule with what is before its braces; without any, its body is empty. */
interface Cut {
  readonly prelude: string;
  readonly body: string;
}

/** Rules on one level: each ends with its closing brace, or without one with a semicolon. */
function cut(css: string): Cut[] {
  const rules: Cut[] = [];
  let begin = 0;
  let opening: number | undefined;
  let depth = 0;
  for (const { 0: mark, index } of css.matchAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/gs,
  )) {
    if (mark === '{') {
      depth += 1;
      opening ??= index;
    }
    if (mark === '}') depth -= 1;
    if (depth > 0 || (mark !== '}' && mark !== ';')) continue;
    const end = index + 1;
    rules.push({ prelude: css.slice(begin, opening ?? end), body: css.slice(opening ?? end, end) });
    begin = end;
    opening = undefined;
  }
  return rules;
}

/** Those of a list, which only commas outside of brackets divide. */
function selectorsOf(list: string): string[] {
  const pieces = list.match(
    /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]|\\.|[^()[\]\\,]+|,/g,
  );
  const selectors = [''];
  for (const piece of pieces ?? []) {
    if (piece === ',') selectors.push('');
    else selectors.push(selectors.pop() + piece);
  }
  return selectors;
}

function readSelector(text: string): Selector {
  // Names with a backslash are not read: such a rule counts for every page.
  if (text.includes('\\')) return { text, classes: [], tags: [], attributes: [], onUse: false };
  const attributes: string[] = [];
  // Numbers stand for attributes, which may have any mark in them.
  const numbered = text.replace(/\[[^\]]*\]/g, (one) => `@${attributes.push(one) - 1}@`);
  const outside = withoutBrackets(numbered.replace(/:has\(([^(),]*)\)/g, ' $1'));
  const classes = [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  const tags = outside.replace(/::?[\w-]+|[.#][\w-]+/g, '').match(/[a-z][\w-]*/gi) ?? [];
  return {
    text,
    classes,
    tags: tags.map((tag) => tag.toLowerCase()),
    attributes: [...outside.matchAll(/@(\d+)@/g)].map(([, number]) =>
      readAttribute(attributes[Number(number)] ?? ''),
    ),
    onUse: ON_USE.test(outside),
  };
}

/** Of `[data-size=lg]` all, of `[href^="tel:"]` and of values that HTML may write otherwise the name. */
function readAttribute(text: string): string {
  const [, name = '', value] = /^\[([\w-]+)(?:=["']?([\w-]+)["']?\])?/.exec(text) ?? [];
  return value === undefined ? name.toLowerCase() : `${name.toLowerCase()}=${value}`;
}

function withoutBrackets(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutBrackets(shorter);
}
