import type { PreviewFailure } from '@app/federation/preview-link';
import type { Context } from 'hono';
import { plainPage } from '../../pages/plain-page.ts';
import { protect } from '../../pages/privacy.ts';

/** `gone`: the version is not in the store any more, or does not fit what is live. */
export type PreviewRefusal = PreviewFailure | 'gone';

const words: Readonly<Record<PreviewRefusal, { heading: string; line: string }>> = {
  foreign: {
    heading: 'This preview link is not valid',
    line: 'Part of the link is missing, or it was made for another site. Ask the person who sent it for a new one.',
  },
  ended: {
    heading: 'This preview has ended',
    line: 'A preview link works for a limited time. Ask the person who sent it for a new one.',
  },
  gone: {
    heading: 'This version cannot be shown',
    line: 'It is not kept on this site any more, or it does not fit the versions that are live now.',
  },
};

/**
 * Answers a preview that cannot be shown. It is not the live page, which could be taken for the preview.
 * @param livePath of the same page outside the preview.
 */
export function refusePreview(
  c: Context,
  why: PreviewRefusal,
  company: string,
  livePath: string,
): Response {
  protect(c, 'personal');
  const { heading, line } = words[why];
  const lines = c.req.method === 'POST' ? [line, 'Nothing was sent.'] : [line];
  const link = { text: 'Go to the live page', href: livePath };
  return c.html(plainPage({ heading, company, lines, link }), why === 'gone' ? 404 : 403);
}
