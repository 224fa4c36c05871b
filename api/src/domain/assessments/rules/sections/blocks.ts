import type { ReportBlock, ReportItem, ReportSection } from '@app/wording/report';
import type { Wording } from '@app/wording/wording';

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
