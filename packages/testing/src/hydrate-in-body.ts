import { createElement, type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished } from 'vitest';

/** Shows the server's HTML of a part of a page; `hydrate` hydrates it. */
export function hydrateInBody(part: ReactNode) {
  const page = createElement(StrictMode, null, part);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return {
    container,
    async hydrate() {
      const root = hydrateRoot(container, page);
      onTestFinished(() => {
        root.unmount();
        container.remove();
      });
      // React sets a property on every element that it has hydrated.
      const first = container.querySelector('*') ?? {};
      const taken = () => Object.keys(first).some((key) => key.startsWith('__react'));
      await expect.poll(taken).toBe(true);
    },
  };
}
