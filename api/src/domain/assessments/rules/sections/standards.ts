import { type Standard, type StandardId, standards } from '@app/knowledge/standards';
import { fixed, type ReportSection } from '../../report.ts';
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

const inWords = ({ name, edition, clause, about }: Standard): string =>
  `${[name, clause, edition].filter(Boolean).join(', ')}: ${about}.`;
