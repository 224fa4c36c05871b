import { listed } from '@app/wording/phrases';
import type { ReportBlock, ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import type { Understanding } from '../../understanding/understanding.ts';
import { quoted, safeQuote } from '../safe-quote.ts';
import { paragraph, section } from './blocks.ts';

/** More would be the text once again. */
const MOST = 3;

/** What could not be read, so that nobody believes that it was. */
export function unreadBlocks({ unread }: Understanding): readonly ReportBlock[] {
  if (unread.length === 0) return [];
  const words = unread.map((words) => safeQuote(words)).filter((each) => each !== '');
  const named = words.length > 0 ? listed(words.slice(0, MOST).map(quoted)) : 'a part of your text';
  return [paragraph(fixed('We could not read: {1}. A person will.', named))];
}

/** For reports without a section on what was understood. */
export const unreadSection = (understanding: Understanding): readonly ReportSection[] =>
  section('unread', 'What we could not read', unreadBlocks(understanding));
