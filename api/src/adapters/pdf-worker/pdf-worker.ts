import { parentPort } from 'node:worker_threads';
import { readMarkdown } from '@app/markdown/read-markdown';
import { makePdf } from './make-pdf.ts';
import type { PaperOrder, PaperReply } from './messages.ts';

/** Makes the PDFs that the main thread orders, one after the other. */
parentPort?.on('message', async (order: PaperOrder) => {
  parentPort?.postMessage(await replyTo(order));
});

async function replyTo({ content, details }: PaperOrder): Promise<PaperReply> {
  try {
    const document = typeof content === 'string' ? readMarkdown(content) : content;
    return { kind: 'done', bytes: await makePdf(document, details) };
  } catch (fault) {
    return { kind: 'fault', reason: fault instanceof Error ? fault.message : String(fault) };
  }
}
