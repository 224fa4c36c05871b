import { parentPort } from 'node:worker_threads';
import { readMarkdown } from '@app/markdown/read-markdown';
import { makePdf } from './make-pdf.ts';
import type { PaperOrder, PaperReply } from './messages.ts';

/** Makes the PDFs that the main thread orders, one after the other. */
parentPort?.on('message', async ({ markdown, details }: PaperOrder) => {
  parentPort?.postMessage(await replyTo(markdown, details));
});

async function replyTo(
  markdown: PaperOrder['markdown'],
  details: PaperOrder['details'],
): Promise<PaperReply> {
  try {
    return { kind: 'done', bytes: await makePdf(readMarkdown(markdown), details) };
  } catch (fault) {
    return { kind: 'fault', reason: fault instanceof Error ? fault.message : String(fault) };
  }
}
