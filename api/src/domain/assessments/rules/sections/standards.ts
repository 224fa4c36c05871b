import { type Standard, type StandardId, standards } from '@app/knowledge/standards';
import type { ReportSection } from '@app/wording/report';
import { standardText } from '@app/wording/standards';
import { fixed } from '@app/wording/wording';
import { list, section } from './blocks.ts';

/** The standards and laws that the report names, in the order of the table. */
export const standardsSection = (ids: readonly StandardId[]): readonly ReportSection[] =>
  section('standards', 'Standards and law used', [
    list(
      (Object.keys(standards) as StandardId[])
        .filter((id) => ids.includes(id))
        .map((id) => ({ text: fixed('{1}', inWords(standards[id])) })),
    ),
  ]);

const inWords = (standard: Standard): string => `${standardText(standard)}: ${standard.about}.`;
