import { previewPriceList } from '@app/contracts/admin-price-list';
import { onTestFinished, vi } from 'vitest';

type Part = readonly [name: string, value: string];
type Answer = { readonly status: number; readonly body: unknown } | 'unreachable';

/** Takes uploads instead of a server: the form goes by XMLHttpRequest, which no API in memory sees. */
export function uploadServer() {
  const received: Part[][] = [];
  let answer: Answer | Promise<Answer> = 'unreachable';

  class Request extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = '';
    open(method: string, path: string) {
      if (method !== previewPriceList.method || path !== previewPriceList.path) {
        throw new Error(`${method} ${path} is no upload`);
      }
    }
    setRequestHeader() {}
    async send(form: FormData) {
      received.push(Array.from(form, ([name, value]) => [name, nameOf(value)]));
      this.upload.dispatchEvent(new Event('load'));
      const now = await answer;
      if (now === 'unreachable') return this.dispatchEvent(new Event('error'));
      this.status = now.status;
      this.responseText = JSON.stringify(now.body);
      return this.dispatchEvent(new Event('load'));
    }
  }

  vi.stubGlobal('XMLHttpRequest', Request);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    /** The parts of each form in their order; of a file its name. */
    received,
    /** What uploads get from now on. */
    answer(next: Answer | Promise<Answer>) {
      answer = next;
    },
  };
}

const nameOf = (value: FormDataEntryValue): string => (value instanceof File ? value.name : value);
