import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { isInPage } from './is-in-page.ts';

const Shown = ({ header, heading }: { readonly header: string; readonly heading: string }) => (
  <>
    <header>{header}</header>
    <main>
      <section>
        <h1>{heading}</h1>
      </section>
    </main>
  </>
);

test.each([
  ['of the page', 'Menu', 'Other prices', true],
  ['of the frame', 'Other menu', 'Prices', false],
])(
  'HTML %s that differs from what the server rendered is told apart',
  async (_, header, heading, expected) => {
    const place = document.createElement('div');
    place.innerHTML = '<header>Menu</header><main><section><h1>Prices</h1></section></main>';
    document.body.append(place);
    const { promise, resolve } = Promise.withResolvers<string>();
    const root = hydrateRoot(place, <Shown header={header} heading={heading} />, {
      onRecoverableError: (_cause, { componentStack }) => resolve(componentStack ?? ''),
    });
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    expect(isInPage(await promise)).toBe(expected);
  },
);

test.each([
  ['Safari', 'h1@\nsection@\nmain@\nShown@http://localhost/r/shop/1/a.js:1:2', true],
  ['Safari', 'header@\nmainMenu@\nShown@http://localhost/r/shop/1/main.js:1:2', false],
])('elements around it are named by %s like %j: in the page is %s', (_, stack, expected) => {
  expect(isInPage(stack)).toBe(expected);
});
