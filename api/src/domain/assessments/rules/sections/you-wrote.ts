import type { ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import { quoted, safeQuote } from '../safe-quote.ts';
import { list, section } from './blocks.ts';

/** Room for a story; nobody checks a longer one against its report. */
const LONGEST = 1000;

/** The visitor's own words, so that whoever reads a report sees what it answers. */
export const youWroteSection = (
  fields: readonly { readonly label: string; readonly text: string | undefined }[],
): readonly ReportSection[] =>
  section('you-wrote', 'What you wrote', [
    list(
      fields
        .map(({ label, text = '' }) => ({ label, words: safeQuote(text, LONGEST) }))
        .filter(({ words }) => words !== '')
        .map(({ label, words }) => ({ lead: `${label}:`, text: fixed('{1}', quoted(words)) })),
    ),
  ]);
