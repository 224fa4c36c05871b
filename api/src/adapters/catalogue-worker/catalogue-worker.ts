import { type MessagePort, parentPort } from 'node:worker_threads';
import type { StoredProduct } from '../../domain/catalogue/ports.ts';
import type { Answers, CallKind, WorkerReply, WorkerRequest } from './messages.ts';
import { readVersion } from './read-version.ts';
import { type SealedCatalogue, sealCatalogue } from './sealed-catalogue.ts';

/**
 * Worker entry. A worker serves one version only. The next version gets a worker of its own, so
 * that building an index never delays queries.
 */
if (!parentPort) throw new Error('The catalogue worker has to be started as a worker thread');
serve(parentPort);

function serve(port: MessagePort): void {
  const products: StoredProduct[] = [];
  let sealed: SealedCatalogue | undefined;

  async function answer(request: WorkerRequest): Promise<Answers<CallKind>> {
    if (request.kind === 'add') {
      if (sealed) throw new Error('Products can only be added before the version is sealed');
      for (const product of request.products) products.push(product);
      return null;
    }
    if (request.kind === 'read') {
      for await (const batch of readVersion(request.store, request.versionId)) {
        for (const product of batch) products.push(product);
      }
      return null;
    }
    if (request.kind === 'seal') {
      sealed = sealCatalogue(request.versionId, products, request.searchWords);
      return null;
    }
    if (!sealed) throw new Error(`No "${request.kind}" before the version is sealed`);
    switch (request.kind) {
      case 'useSearchWords':
        sealed.useSearchWords(request.searchWords);
        return null;
      case 'page':
        return sealed.page(request.request);
      case 'category':
        return sealed.category(request.name, request.selection);
      case 'opened':
        return sealed.opened(request.sku);
      case 'compare':
        return sealed.compare(request.skus);
      case 'search':
        return sealed.search(request.term, request.limit);
      case 'priceRanges':
        return sealed.priceRanges(request.needs);
      case 'offers':
        return sealed.offers();
      case 'deviceNames':
        return sealed.deviceNames();
      case 'listBody':
        return sealed.listBody(request.hideCost);
    }
  }

  port.on('message', async (request: WorkerRequest) => {
    const { id } = request;
    try {
      const reply: WorkerReply = { kind: 'answer', id, answer: await answer(request) };
      port.postMessage(reply, buffersOf(reply.answer));
    } catch (fault) {
      const message = fault instanceof Error ? fault.message : String(fault);
      port.postMessage({ kind: 'fault', id, message } satisfies WorkerReply);
    }
  });
}

/** The buffers of a list body, which are moved to the main thread instead of copied. */
function buffersOf(answer: Answers<CallKind>): ArrayBuffer[] {
  if (!answer || !('identity' in answer)) return [];
  return [answer.identity.buffer as ArrayBuffer, answer.brotli.buffer as ArrayBuffer];
}
