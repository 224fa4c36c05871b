import type { ReportBlock, ReportItem, ReportSection, Wording } from '../../report.ts';

export const paragraph = (text: Wording): ReportBlock => ({ kind: 'paragraph', text });

export const list = (items: readonly ReportItem[], ordered = false): ReportBlock => ({
  kind: 'list',
  ordered,
  items,
});

/** A section, or nothing where it would be empty. */
export const section = (
  id: string,
  heading: string,
  blocks: readonly ReportBlock[],
): readonly ReportSection[] =>
  blocks.some((block) => block.kind !== 'list' || block.items.length > 0)
    ? [{ id, heading, blocks }]
    : [];

/** "a, b and c" */
export function joined(words: readonly string[], and: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}
