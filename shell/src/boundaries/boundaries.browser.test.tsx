import type { LivePart, LiveRemote } from '@app/federation/registry';
import { checkAccessibility } from '@app/testing/accessibility';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BOUNDARIES_KEY } from './boundaries-key.ts';
import { toggleBoundaries } from './change-boundaries.tsx';
import { offerBoundaries } from './offer-boundaries.ts';
import type { TabParts } from './tab-parts.ts';

const SHELL = '1.0.0-0123456789ab';
const SHOP = '1.2.0-aaaaaaaaaaaa';
const SHOP_NEXT = '1.2.1-bbbbbbbbbbbb';

const shop: LiveRemote = {
  name: 'shop',
  version: SHOP,
  entry: '/r/shop/remoteEntry.js',
  routes: [{ path: '/consulting', module: './consulting' }],
};
const livePart = (name: string, version: string, team?: string): LivePart => ({
  ...shop,
  name,
  version,
  kit: '1.4.0',
  team,
});
const live = [livePart('shell', SHELL, 'Frame'), livePart('shop', SHOP, 'Shop')];

/** A tab with the shop, whose router can be sent to another path. */
function aTab({
  path = '/consulting',
  liveParts = async () => live,
}: {
  readonly path?: string;
  readonly liveParts?: TabParts['liveParts'];
} = {}) {
  let pathname = path;
  const listeners = new Set<() => void>();
  const tab: TabParts = {
    shell: SHELL,
    remotes: [shop],
    running: () => SHOP,
    liveParts,
    router: {
      get state() {
        return { location: { pathname } };
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const goTo = (next: string) => {
    pathname = next;
    for (const listener of listeners) listener();
  };
  return { tab, goTo };
}

const added: Element[] = [];
function showPage(html = '<header>Menu</header><main id="main"><h1>Prices</h1></main>') {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  add(root);
}
function add(element: Element) {
  added.push(element);
  document.body.append(element);
}

afterEach(() => {
  if (BOUNDARIES_KEY in sessionStorage) toggleBoundaries(aTab().tab);
  for (const element of added.splice(0)) element.remove();
  history.replaceState(null, '', window.location.pathname);
});

const panel = page.getByRole('complementary', { name: 'Boundaries' });
/** Matches a text that has this in it. */
const says = (text: string) => new RegExp(RegExp.escape(text));
const label = (text: string) => page.getByText(text, { exact: true });

test('header and page name their part, its version and its team, and move nothing', async () => {
  showPage();
  const before = document.querySelector('#main')?.getBoundingClientRect().toJSON();
  toggleBoundaries(aTab().tab);
  await expect.element(label(`Header · Frame · shell ${SHELL}`)).toBeVisible();
  await expect.element(label(`Page · Shop · shop ${SHOP}`)).toBeVisible();
  await checkAccessibility();
  expect(document.querySelector('#main')?.getBoundingClientRect().toJSON()).toEqual(before);
});

test('a dialog belongs to the page that opened it, until it is closed', async () => {
  showPage();
  toggleBoundaries(aTab().tab);
  await expect.element(panel).toBeVisible();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.textContent = 'Checkout';
  add(dialog);
  const outline = label(`Dialog · Shop · shop ${SHOP}`);
  await expect.element(outline).toBeVisible();
  dialog.remove();
  await expect.element(outline).not.toBeInTheDocument();
});

test('what the frame shows in place of a broken page belongs to the frame', async () => {
  showPage('<main id="main"><section data-frame="">Not available</section></main>');
  toggleBoundaries(aTab().tab);
  await expect.element(label(`Notice · Frame · shell ${SHELL}`)).toBeVisible();
});

test('the next page belongs to the part that serves it, and a missing one to the shell', async () => {
  showPage();
  const { tab, goTo } = aTab({ path: '/nowhere' });
  toggleBoundaries(tab);
  await expect.element(label(`Page · Frame · shell ${SHELL}`)).toBeVisible();
  goTo('/consulting');
  await expect.element(label(`Page · Shop · shop ${SHOP}`)).toBeVisible();
});

test('the list says which part of this document is no longer the live one', async () => {
  showPage();
  const liveParts = async () => [livePart('shell', SHELL), livePart('shop', SHOP_NEXT, 'Shop')];
  toggleBoundaries(aTab({ liveParts }).tab);
  await panel.getByText('Who owns this page').click();
  await expect.element(panel).toMatchTextContent(says(`Shop shop ${SHOP}On the screen: page`));
  await expect.element(panel).toMatchTextContent(says(`Live now: ${SHOP_NEXT}`));
  await expect.element(panel).toMatchTextContent(says(`Team not known shell ${SHELL}`));
  await checkAccessibility();
});

test('versions are shown also when the server does not name the teams', async () => {
  showPage();
  toggleBoundaries(aTab({ liveParts: async () => undefined }).tab);
  await expect.element(label(`Page · shop ${SHOP}`)).toBeVisible();
  await panel.getByText('Who owns this page').click();
  await expect.element(panel).toMatchTextContent(/did not say which team owns/);
});

test('Alt+Shift+B shows the boundaries, says so, and hides them again', async () => {
  showPage();
  offerBoundaries(aTab().tab);
  await userEvent.keyboard('{Alt>}{Shift>}{KeyB}{/Shift}{/Alt}');
  await expect.element(page.getByRole('status')).toMatchTextContent(/Boundaries are shown/);
  expect(sessionStorage.getItem(BOUNDARIES_KEY)).toBe('1');
  await userEvent.keyboard('{Alt>}{Shift>}{KeyB}{/Shift}{/Alt}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(sessionStorage.getItem(BOUNDARIES_KEY)).toBeNull();
});

test('a tab that showed the boundaries shows them in its next document, until it is told not to', async () => {
  showPage();
  const { tab } = aTab();
  sessionStorage.setItem(BOUNDARIES_KEY, '1');
  offerBoundaries(tab);
  await expect.element(panel).toBeVisible();
  history.replaceState(null, '', '?boundaries=off');
  offerBoundaries(tab);
  await expect.element(panel).not.toBeInTheDocument();
  expect(sessionStorage.getItem(BOUNDARIES_KEY)).toBeNull();
});
