import { type ESTree, parseSync, Visitor } from 'vite';

export interface VisibleText {
  /** Of the source, from 1. */
  readonly line: number;
  /** With single spaces; a computed value is `{}`. No-break spaces are kept. */
  readonly text: string;
}

/**
 * The texts of a source that a person may read: text between tags, and strings and templates with
 * a space. A string without one is rather a name. Comments are not read.
 * @param file path whose extension says how to parse
 * @throws when the source cannot be parsed
 */
export function visibleTexts(file: string, source: string): VisibleText[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const texts: VisibleText[] = [];
  const add = ({ start }: { readonly start: number }, raw: string) => {
    const text = raw.replaceAll(/[ \t\r\n]+/g, ' ').trim();
    if (/\s/.test(text)) texts.push({ line: source.slice(0, start).split('\n').length, text });
  };
  new Visitor({
    JSXText: (node) => add(node, node.value),
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value);
    },
    TemplateLiteral: (node) => add(node, ofTemplate(node)),
  }).visit(program);
  return texts;
}

const ofTemplate = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? value.raw).join('{}');
