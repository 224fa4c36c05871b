import { declarationOf } from '@app/federation/tooling/declared-paths';
import { parts } from '@app/federation/tooling/parts';
import { mainMenu } from '@app/shell/src/layout/main-menu.ts';
import { expect, test } from 'vitest';

const entries = [
  ['Business Security', '/business-security'],
  ['Home Security', '/home-security'],
  ['Technology', '/exploring'],
  ['Security Plan', '/proposal', 'Price Estimates /consulting'],
  ['Technical Help', '/tech-help'],
  ['Contact', '/contact'],
  ['About Us', '/about'],
];

const shown = (menu: ReturnType<typeof mainMenu>) =>
  menu.map(({ label, href, submenu = [] }) => [
    label,
    href,
    ...submenu.map((item) => `${item.label} ${item.href}`),
  ]);

test('the main menu has these entries in this order, also of releases from before remotes brought them', async () => {
  const declared = await Promise.all(parts.map(declarationOf));
  const remotes = declared.flatMap((remote) => remote ?? []);
  expect(shown(mainMenu(remotes))).toEqual(entries);
  const before = remotes.map(({ routes }) => ({ routes: routes.map(({ path }) => ({ path })) }));
  expect(mainMenu(before)).toEqual(mainMenu(remotes));
});
