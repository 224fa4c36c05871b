import { expect, test } from 'vitest';
import { aRenderer, VERSION } from '../testing/a-renderer.ts';
import { aLiveRemote, aRenderRequest } from '../testing/fake-shell.ts';

const page = { part: 'shop', version: VERSION };
const shell = { part: 'shell', version: VERSION };

/** Asks for pages of the shop, one after the other. */
async function eventsOf(...urls: string[]) {
  const { renderer, events } = await aRenderer();
  const remotes = [aLiveRemote('shop', '/page', '/throws', '/loops')];
  for (const url of urls) await renderer.render(aRenderRequest(url, { remotes }));
  return events;
}

test('a page that is rendered is told with its part and its shell', async () => {
  expect(await eventsOf('/page')).toEqual([{ kind: 'rendered', page, shell }]);
});

test('a page that throws is told each time, also when it is left to browsers', async () => {
  const fault = { kind: 'fault', culprit: page, page, shell };
  expect(await eventsOf(...Array(6).fill('/throws'))).toEqual(Array(6).fill(fault));
});

test('a page that takes too long is late, which may be the fault of the machine', async () => {
  expect(await eventsOf('/loops')).toEqual([{ kind: 'late', page, shell }]);
});

test('a page with a query, a form or a path that nobody serves is not told of', async () => {
  const { renderer, events } = await aRenderer();
  const remotes = [aLiveRemote('shop', '/throws')];
  await renderer.render(aRenderRequest('/throws?q=1', { remotes }));
  await renderer.render(aRenderRequest('/throws', { remotes, form: [['name', 'x']] }));
  await renderer.render(aRenderRequest('/nowhere', { remotes }));
  expect(events).toEqual([]);
});
