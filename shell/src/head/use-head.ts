import type { Submission } from '@app/federation/remote-module';
import { useSite } from '@app/kit/services';
import type { PageHead } from '@app/site/page-head';
import { useEffect } from 'react';
import { headElements } from './head-elements.ts';
import { refusedTitle } from './refused-title.ts';

/** Updates the document's head after navigation in the browser. */
export function useHead(head: PageHead, path: string, submission?: Submission): void {
  const site = useSite();
  const { title, tags } = headElements(head, site, path);
  const elements = JSON.stringify({ title: refusedTitle(title, submission), tags });
  useEffect(() => {
    const { title, tags } = JSON.parse(elements) as ReturnType<typeof headElements>;
    document.title = title;
    for (const stale of document.head.querySelectorAll('[data-head]')) stale.remove();
    for (const { tag, attributes, text } of tags) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (text !== undefined) element.textContent = text;
      element.setAttribute('data-head', '');
      document.head.append(element);
    }
  }, [elements]);
}
