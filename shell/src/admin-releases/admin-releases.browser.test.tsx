import {
  breaks,
  gives,
  held,
  type MemoryApi,
  memoryApi,
  refuses,
} from '@app/api-client/testing/memory-api';
import { startConfirmation } from '@app/contracts/admin-passkeys';
import {
  type AdminReleases,
  changeCanaryPercent,
  endReleaseCanary,
  promoteRelease,
  readReleases,
  rollBackRelease,
} from '@app/contracts/admin-releases';
import {
  adminSessionTexts,
  endAdminSession,
  readAdminSession,
  startAdminSession,
} from '@app/contracts/admin-session';
import { failureBody } from '@app/contracts/failure';
import { ownerAction } from '@app/contracts/passkey-assertion';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownerTexts } from '../admin/owner-texts.ts';
import { asking, cancelled, withPasskey } from '../admin/testing/passkey.ts';
import { AdminReleasesPage } from './admin-releases.tsx';
import { releaseTexts } from './release-texts.ts';
import { aShop, aShopWithCanary, aVersion, releasesOf, versionOf } from './testing/releases.ts';

const session = { username: 'thandi', expiresAt: '2026-11-22T10:15:00.000Z' };
const shop = releasesOf([aShop()]);
const back = releasesOf([
  aShop({
    live: versionOf(1),
    versions: [
      aVersion(1, { standing: 'live', lastLive: null }),
      aVersion(2, { standing: 'left', together: [{ part: 'shell', version: versionOf(3) }] }),
      aVersion(4, { standing: 'kept' }),
    ],
    changes: [
      {
        at: '2026-11-22T10:00:00.000Z',
        who: 'thandi',
        what: 'rollback',
        from: versionOf(2),
        to: versionOf(1),
        why: null,
        percent: null,
      },
      ...aShop().changes,
    ],
  }),
]);

const containing = (text: string) => new RegExp(text.replaceAll('.', '\\.'));
const button = (name: string | RegExp) => page.getByRole('button', { name });
const status = page.getByRole('status');
const alert = page.getByRole('alert');
const dialog = page.getByRole('dialog');
const rollBack = button(`${releaseTexts.rollBack} shop ${versionOf(1)}`);
const unauthorised = refuses(401, failureBody('unauthorised', 'Please sign in first'));

afterEach(() => void vi.useRealTimers());

async function open(releases: AdminReleases = shop, api: MemoryApi = memoryApi()) {
  api.answer(readAdminSession, gives({ session }));
  api.answer(readReleases, gives(releases));
  await renderInSite(<AdminReleasesPage />, { api });
  await expect.element(page.getByRole('heading', { name: 'shop' })).toBeVisible();
  return api;
}

test('a part shows what is left of its promises, and that its button is another one than the frame has', async () => {
  const built = (inputs: Record<string, string>) => ({
    standing: 'live' as const,
    lastLive: null,
    provenance: { commit: null, edited: false, builder: 'Node 24', inputs },
  });
  await open(
    releasesOf([
      aShop({
        name: 'shell',
        versions: [
          aVersion(2, { ...built({ ui: 'b', 'ui/button': 'b' }), pictures: '/shell.svg' }),
        ],
      }),
      aShop({
        versions: [aVersion(2, { ...built({ ui: 'a', 'ui/button': 'a' }), pictures: '/shop.svg' })],
        promises: [
          { promise: '99.9% of pages are served', all: 9000, bad: 12, leftPercent: -33 },
          { promise: '99.5% of pages have no fault', all: 9000, bad: 40, leftPercent: 11 },
          { promise: '75% of visits paint within 2500 ms', all: 0, bad: 0, leftPercent: null },
          { promise: '75% of visits react within 200 ms', all: 20, bad: 0, leftPercent: null },
        ],
      }),
    ]),
  );
  const promises = page.getByRole('list', { name: 'Promises of shop for 30 days' });
  await expect
    .element(promises)
    .toHaveTextContent(
      '99.9% of pages are served: 0% of the budget left (12 of 9000 were not, in 30 days) Spent99.5% of pages have no fault: 11% of the budget left (40 of 9000 were not, in 30 days) Low75% of visits paint within 2500 ms: not measured: set VITALS_SAMPLE_PERCENT 75% of visits react within 200 ms: too few visits to say (0 of 20 were not, in 30 days)',
    );
  await expect
    .element(page.getByText(/another design system than the shell: other button\./))
    .toBeVisible();
  await page.getByText('Pictures of both').click();
  for (const side of ['shop', 'shell']) {
    await expect
      .element(page.getByRole('img', { name: `Examples of button as ${side} has it` }))
      .toHaveAttribute('src', `/${side}.svg#button`);
  }
  await checkAccessibility();
});

test('what visitors meet and the site does not see is told with its figures and the button, for the live version and the canary', async () => {
  const unseen = {
    why: '12 of 40 visitors met faults, before 0 of 90',
    at: '2026-11-22T10:00:00.000Z',
  };
  const { versions } = aShopWithCanary();
  const all = versions.map((one) => ({ ...one, unseen }));
  await open(releasesOf([{ ...aShopWithCanary(), versions: all }], { opensPages: false }));
  await expect
    .element(page.getByText(containing(`who got ${versionOf(3)} fare worse`)))
    .toBeVisible();
  const told = new RegExp(`who got ${versionOf(2)} fare worse.*: ${unseen.why}\\. Seen last on`);
  await expect.element(page.getByText(told)).toBeVisible();
  expect(page.getByText(/fare worse/).elements()).toHaveLength(2);
  await expect.element(page.getByText(releaseTexts.noBrowser)).toBeVisible();
  await checkAccessibility();
  await button('Roll back shop, which fails for visitors').click();
  await expect
    .element(dialog.getByText(containing(`get version ${versionOf(1)} instead of ${versionOf(2)}`)))
    .toBeVisible();
});

describe('without a session', () => {
  async function signedOut() {
    const api = memoryApi();
    api.answer(readAdminSession, gives({ session: null }));
    await renderInSite(<AdminReleasesPage />, { api });
    await expect.element(page.getByLabelText(adminSessionTexts.username)).toBeVisible();
    return api;
  }
  async function signIn() {
    await page.getByLabelText(adminSessionTexts.username).fill('thandi');
    await page.getByLabelText(adminSessionTexts.password).fill('correct horse');
    await button(adminSessionTexts.submit).click();
  }

  test('the page has only a form, and no release is asked for', async () => {
    const api = await signedOut();
    await checkAccessibility();
    expect(api.received(readReleases)).toEqual([]);
  });

  test('the right password shows the releases, and the heading has the focus', async () => {
    const api = await signedOut();
    api.answer(startAdminSession, gives(session));
    api.answer(readReleases, gives(shop));
    await signIn();
    await expect.element(page.getByRole('heading', { name: 'shop' })).toBeVisible();
    await expect.element(page.getByText('Signed in as thandi until 12:15.')).toBeVisible();
    expect(api.received(startAdminSession)[0]?.body).toEqual({
      username: 'thandi',
      password: 'correct horse',
    });
  });

  test('a wrong password is told, and what was typed stays', async () => {
    const api = await signedOut();
    const why = 'The username or the password is wrong';
    api.answer(startAdminSession, refuses(401, failureBody('unauthorised', why)));
    await signIn();
    await expect.element(alert.getByText(why)).toBeVisible();
    await expect.element(page.getByLabelText(adminSessionTexts.username)).toHaveValue('thandi');
    await checkAccessibility();
  });

  test('a server that cannot say who is signed in is asked again on request', async () => {
    const api = memoryApi();
    api.answer(readAdminSession, breaks);
    await renderInSite(<AdminReleasesPage />, { api });
    await expect.element(alert.getByText(adminSessionTexts.unknown)).toBeVisible();
    await checkAccessibility();
    api.answer(readAdminSession, gives({ session: null }));
    await button(ownerTexts.tryAgain).click();
    await expect.element(page.getByLabelText(adminSessionTexts.username)).toBeVisible();
  });
});

describe.each([320, 768, 1440])('at %i pixels', (width) => {
  test('versions, figures and history are read without scrolling sideways', async () => {
    await page.viewport(width, 900);
    await open(releasesOf([aShopWithCanary()]));
    await expect.element(page.getByText('140 sent')).toBeVisible();
    await expect.element(page.getByText('38 of 40')).toBeVisible();
    await expect.element(page.getByText('3 on the server')).toBeVisible();
    await expect.element(page.getByText('0.8 s first page')).toBeVisible();
    await expect.element(page.getByText('4.2 kB entry').first()).toBeVisible();
    await page.getByText(releaseTexts.history, { exact: true }).click();
    await expect.element(page.getByText('Canary for 10%')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await checkAccessibility();
  });
});

describe('a rollback', () => {
  test('is asked for by keyboard, says what visitors get, and is announced', async () => {
    const api = await open();
    rollBack.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByText(containing(`get version ${versionOf(1)} instead of`)))
      .toBeVisible();
    await expect.element(button(releaseTexts.cancel)).toHaveFocus();
    await checkAccessibility();
    api.answer(rollBackRelease, gives(back));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect
      .element(status.getByText(containing(`shop ${versionOf(1)} is live.`)))
      .toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(page.getByText(/is live since 22 November 2026, 12:00, by thandi/))
      .toBeVisible();
    expect(api.received(rollBackRelease)[0]?.body).toEqual({
      part: 'shop',
      to: versionOf(1),
      asOf: '2026-11-20T08:00:00.000Z',
    });
    await checkAccessibility();
  });

  test('while passkeys are on is confirmed for exactly this, and is not made without it', async () => {
    const { get } = withPasskey();
    get.mockRejectedValueOnce(cancelled);
    const api = await open();
    const needed = refuses(403, failureBody('confirmation_required', 'Confirm this.'));
    api.answer(rollBackRelease, ({ body }) =>
      JSON.stringify(body).includes('assertion') ? gives(back)() : needed(),
    );
    api.answer(startConfirmation, gives({ options: asking }));
    await rollBack.click();
    const confirm = dialog.getByRole('button', { name: releaseTexts.rollBack });
    await confirm.click();
    await expect.element(dialog.getByText(ownerTexts.passkeyCancelled)).toBeVisible();
    await confirm.click();
    await expect
      .element(status.getByText(containing(`shop ${versionOf(1)} is live.`)))
      .toBeVisible();
    const asked = { part: 'shop', to: versionOf(1), asOf: '2026-11-20T08:00:00.000Z' };
    expect(api.received(startConfirmation)[1]?.body).toEqual(ownerAction(rollBackRelease, asked));
    expect(api.received(rollBackRelease).at(-1)?.body).toMatchObject({
      ...asked,
      assertion: { response: { signature: 'cw' } },
    });
  });

  test('that is cancelled sends nothing, and its button has the focus again', async () => {
    const api = await open();
    await rollBack.click();
    await button(releaseTexts.cancel).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(rollBack).toHaveFocus();
    expect(api.received(rollBackRelease)).toEqual([]);
  });

  test.each([
    ['does not fit what is live', 422, '/consulting is served by shop and by about.'],
    ['comes after a change by somebody else', 409, 'shop was changed by sipho meanwhile.'],
  ])('that %s is refused in the dialog, with the reason', async (_, code, why) => {
    const api = await open();
    const readsBefore = api.received(readReleases).length;
    api.answer(rollBackRelease, refuses(code, failureBody('busy', why)));
    await rollBack.click();
    await dialog.getByRole('button', { name: releaseTexts.rollBack }).click();
    await expect.element(dialog.getByRole('alert').getByText(why)).toBeVisible();
    await checkAccessibility();
    // What is live now is behind the dialog.
    await expect.poll(() => api.received(readReleases).length).toBeGreaterThan(readsBefore);
  });

  test('is undone with a button, which says what comes with it', async () => {
    const api = await open(back);
    const again = button(`${releaseTexts.makeLive} shop ${versionOf(2)}`);
    expect(page.getByRole('button', { name: versionOf(4) }).all()).toEqual([]);
    await again.click();
    await expect
      .element(dialog.getByText(containing(`goes with it: shell to ${versionOf(3)}.`)))
      .toBeVisible();
    await checkAccessibility();
    api.answer(rollBackRelease, gives(shop));
    await dialog.getByRole('button', { name: releaseTexts.makeLive }).click();
    await expect
      .element(status.getByText(containing(`shop ${versionOf(2)} is live.`)))
      .toBeVisible();
    expect(api.received(rollBackRelease)[0]?.body).toMatchObject({ to: versionOf(2) });
  });

  test('without an answer leaves open whether it was done', async () => {
    const api = await open();
    api.answer(rollBackRelease, breaks);
    await rollBack.click();
    await dialog.getByRole('button', { name: releaseTexts.rollBack }).click();
    await expect.element(dialog.getByText(releaseTexts.notChanged)).toBeVisible();
  });

  test('pressed twice is sent once', async () => {
    const api = await open();
    const waiting = held(gives(back));
    api.answer(rollBackRelease, waiting.answer);
    await rollBack.click();
    await dialog.getByRole('button', { name: releaseTexts.rollBack }).click();
    await dialog.getByRole('button', { name: releaseTexts.sending }).click();
    waiting.release();
    await expect
      .element(status.getByText(containing(`shop ${versionOf(1)} is live.`)))
      .toBeVisible();
    expect(api.received(rollBackRelease)).toHaveLength(1);
  });

  test('after the session has ended asks for the password again', async () => {
    const api = await open();
    api.answer(rollBackRelease, unauthorised);
    await rollBack.click();
    await dialog.getByRole('button', { name: releaseTexts.rollBack }).click();
    await expect.element(page.getByLabelText(adminSessionTexts.password)).toBeVisible();
    await expect.element(status.getByText(adminSessionTexts.ended)).toBeVisible();
    await checkAccessibility();
  });
});

describe('a canary', () => {
  const canary = releasesOf([aShopWithCanary()]);
  const seen = { part: 'shop', version: versionOf(3), asOf: '2026-11-21T09:00:00.000Z' };

  test('gets another percentage, which has to be a whole number from 1 to 99', async () => {
    const api = await open(canary);
    api.answer(changeCanaryPercent, gives(canary));
    await button(/^Change percentage/).click();
    const percent = page.getByLabelText(releaseTexts.visitors);
    await percent.fill('120');
    await dialog.getByRole('button', { name: releaseTexts.percent }).click();
    await expect
      .element(percent)
      .toHaveAccessibleDescription('Please enter a whole number from 1 to 99');
    await checkAccessibility();
    expect(api.received(changeCanaryPercent)).toEqual([]);
    await percent.fill('25');
    await userEvent.keyboard('{Enter}');
    await expect.element(status.getByText(/25% of new visitors get/)).toBeVisible();
    expect(api.received(changeCanaryPercent)[0]?.body).toEqual({ ...seen, percent: 25 });
  });

  test('of a part that has broken a promise goes to more visitors with the reason that the owner gives', async () => {
    const promises = [{ promise: '99.9% of pages are served', all: 9, bad: 9, leftPercent: 0 }];
    const spent = releasesOf([{ ...aShopWithCanary(), promises }]);
    const api = await open(spent);
    for (const [name, confirm, endpoint] of [
      [/^Change percentage/, releaseTexts.percent, changeCanaryPercent],
      [/^Promote/, releaseTexts.promote, promoteRelease],
    ] as const) {
      api.answer(endpoint, gives(spent));
      await button(name).click();
      await page.getByLabelText(releaseTexts.why).fill(' mends the checkout ');
      await checkAccessibility();
      await dialog.getByRole('button', { name: confirm }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(api.received(endpoint)[0]?.body).toMatchObject({ ...seen, why: 'mends the checkout' });
    }
    await button(/^End canary/).click();
    await expect.element(page.getByLabelText(releaseTexts.why)).not.toBeInTheDocument();
  });

  test.each([
    ['is promoted', /^Promote/, releaseTexts.promote, promoteRelease, /is live for all visitors/],
    ['is ended', /^End canary/, releaseTexts.endCanary, endReleaseCanary, /has ended/],
  ])('%s after a question', async (_, name, confirm, endpoint, words) => {
    const api = await open(canary);
    api.answer(endpoint, gives(shop));
    await button(name).click();
    await expect
      .element(dialog.getByText(/From their next page on, all visitors get/))
      .toBeVisible();
    await dialog.getByRole('button', { name: confirm }).click();
    await expect.element(status.getByText(words)).toBeVisible();
    // The button that opened the dialog is gone.
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('status');
    expect(api.received(endpoint)[0]?.body).toEqual(seen);
  });
});

describe('the releases on the page', () => {
  test('are read again every ten seconds, and the focus stays', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const api = await open();
    rollBack.element().focus();
    api.answer(readReleases, gives(releasesOf([aShop({ owner: 'Sales' })])));
    vi.advanceTimersByTime(10_000);
    await expect.element(page.getByText('Decided by the team Sales')).toBeVisible();
    await expect.element(rollBack).toHaveFocus();
  });

  test('stay when the connection is lost, which is told, until it is back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const api = await open();
    api.answer(readReleases, breaks);
    vi.advanceTimersByTime(10_000);
    await expect.element(alert.getByText(releaseTexts.unreachable)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'shop' })).toBeVisible();
    api.answer(readReleases, gives(shop));
    vi.advanceTimersByTime(10_000);
    await expect.element(page.getByText(releaseTexts.unreachable)).not.toBeInTheDocument();
  });

  test('go when the session has ended', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const api = await open();
    api.answer(readReleases, unauthorised);
    vi.advanceTimersByTime(10_000);
    await expect.element(page.getByText(adminSessionTexts.ended)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'shop' })).not.toBeInTheDocument();
  });

  test('go when the owner signs out', async () => {
    const api = await open();
    api.answer(endAdminSession, gives({}));
    await button(adminSessionTexts.signOut).click();
    await expect.element(page.getByText(adminSessionTexts.signedOut)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'shop' })).not.toBeInTheDocument();
  });

  test('have no buttons where the server cannot sign the registry, and say why', async () => {
    await open({ ...releasesOf([aShopWithCanary()]), mayChange: false });
    await expect.element(page.getByText(releaseTexts.readOnly)).toBeVisible();
    expect(
      page
        .getByRole('button')
        .all()
        .map((one) => one.element().textContent),
    ).toEqual([adminSessionTexts.signOut]);
  });

  test('say that a part is off the site, which can be made live again', async () => {
    const retired = aShop({ live: null, versions: [aVersion(1)] });
    await open(releasesOf([retired]));
    await expect.element(page.getByText('Not live: its pages are off the site.')).toBeVisible();
    await button(`${releaseTexts.makeLive} shop ${versionOf(1)}`).click();
    await expect.element(dialog.getByText(/are back for all visitors/)).toBeVisible();
  });

  test('show what a version was built from as text, whatever it says', async () => {
    await page.viewport(320, 900);
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const provenance = {
      commit: '4f2a'.repeat(10),
      edited: true,
      builder: hostile,
      inputs: { sources: 'ab'.repeat(32), [hostile]: 'cd' },
    };
    await open(releasesOf([aShop({ versions: [aVersion(2, { standing: 'live', provenance })] })]));
    await page.getByText('Built from 4f2a4f2a4f2a, edited').click();
    await expect.element(page.getByText(hostile, { exact: true })).toBeVisible();
    await expect.element(page.getByText('ab'.repeat(32))).toBeVisible();
    expect(document.querySelector('main img, main script, dl img, dl script')).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await checkAccessibility();
  });

  test('have versions before the fourth folded away', async () => {
    const versions = [2, 1, 6, 7, 8].map((number) => aVersion(number));
    await open(releasesOf([aShop({ versions })]));
    await expect.element(page.getByText(versionOf(8)).first()).not.toBeVisible();
    await page.getByText(releaseTexts.olderVersions, { exact: true }).click();
    await expect.element(page.getByText(versionOf(8)).first()).toBeVisible();
  });
});
