import tokens from '@app/ui/tokens.css?raw';

export interface TokenGroup {
  readonly title: string;
  readonly note: string;
  readonly names: readonly string[];
}

/** The blocks of the first rule of tokens.css. A comment above each has the form "Title: note." */
export const tokenGroups: readonly TokenGroup[] = tokens
  .slice(0, tokens.indexOf('}'))
  .split('/*')
  .slice(1)
  .map((block) => {
    const [comment = '', declarations = ''] = block.split('*/');
    const [title = '', note = ''] = comment.split(/:(.*)/s);
    const names = [...declarations.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name ?? '');
    return { title: title.trim().replace(/\.$/, ''), note: note.trim(), names };
  });

/** Names of all tokens with this prefix, in the order of the style sheet. */
export const tokensOf = (prefix: string): string[] =>
  tokenGroups.flatMap(({ names }) => names).filter((name) => name.startsWith(prefix));

/** Every token with its value on the light page, which the style sheet declares first. */
export const declarations: ReadonlyMap<string, string> = new Map(
  [...tokens.slice(0, tokens.indexOf('@media')).matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  ),
);

/** All values of `data-surface`; undefined is the light page. */
export const surfaces: readonly (string | undefined)[] = [
  undefined,
  ...new Set([...tokens.matchAll(/\[data-surface="([\w-]+)"\]/g)].map(([, surface]) => surface)),
];
