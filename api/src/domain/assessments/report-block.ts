import { readMarkdown } from '@app/markdown/read-markdown';
import type { MailBlock } from '../mail/mail-content.ts';
import type { StoredReport } from './ports.ts';

/** A report in a mail, without its title: the mail has a heading of its own. */
export function reportBlock({ markdown }: StoredReport): MailBlock {
  const [title, ...others] = readMarkdown(markdown);
  const isTitle = title?.kind === 'heading' && title.level === 1;
  return { kind: 'markdown', document: isTitle ? others : readMarkdown(markdown) };
}
