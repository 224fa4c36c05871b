import { scriptIsReady } from '@app/testing/site/script-is-ready';
import type { Locator, Page } from 'playwright/test';
import { checkWidth } from '../../support/accessibility.ts';
import { letTimePass } from '../../support/human-time.ts';
import { openPage } from '../../support/open-page.ts';
import { openPriceList } from '../../support/price-list-visit.ts';
import { company } from '../../support/repository.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = { width: 390, height: 800 };

const toggle = (page: Page) => page.getByRole('button', { name: 'Security Plan submenu' });
const submenuLink = (page: Page) => page.getByRole('link', { name: 'Price Estimates' });
const header = (page: Page) => page.getByRole('banner');

/** Parts of the header's bar that cover each other, by their texts. */
const overlaps = (bar: Locator): Promise<string[]> =>
  bar.evaluate((element) => {
    const parts = element.querySelectorAll('a:not(nav a), button:not(nav button), nav > ul > li');
    const shown = [...parts].flatMap((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 ? [{ text: part.textContent, box }] : [];
    });
    return shown.flatMap(({ text, box }, index) =>
      shown.slice(index + 1).flatMap((other) => {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return wide > 1 && high > 1 ? [`${text} and ${other.text}`] : [];
      }),
    );
  });

test('the menu has every entry, its submenu opens by hover and by keys, and what is current is marked', async ({
  page,
}) => {
  await test.step('the menu has every entry with its address', async () => {
    await openPage(page, '/contact');
    const links = page.getByRole('navigation', { name: 'Main' }).locator('a');
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      ),
    ).toEqual([
      ['Business Security', '/business-security'],
      ['Home Security', '/home-security'],
      ['Technology', '/exploring'],
      ['Security Plan', '/proposal'],
      ['Price Estimates', '/consulting'],
      ['Technical Help', '/tech-help'],
      ['Contact', '/contact'],
      ['About Us', '/about'],
      [company.phone.shown, `tel:${company.phone.dialled}`],
    ]);
    await expect(header(page).getByRole('link', { name: company.name })).toBeVisible();
  });
  await test.step('the submenu opens by hover, and a click closes what hovering opened', async () => {
    await openPage(page, '/contact');
    await expect(submenuLink(page)).toBeHidden();
    await toggle(page).hover();
    await expect(submenuLink(page)).toBeVisible();
    // A click at once would count as the same gesture as the hover before it.
    await letTimePass(page, 400);
    await toggle(page).click();
    await expect(submenuLink(page)).toBeHidden();
    await page.mouse.move(700, 700);
    await toggle(page).hover();
    await expect(submenuLink(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(submenuLink(page)).toBeHidden();
  });
  await test.step('the submenu stays open while the pointer moves slowly from its entry into it', async () => {
    await openPage(page, '/contact');
    await toggle(page).hover();
    const from = await toggle(page).boundingBox();
    const to = await submenuLink(page).boundingBox();
    if (!from || !to) throw new Error('The submenu has no place on the screen');
    for (let y = from.y + from.height / 2; y <= to.y + 5; y += 1) {
      await page.mouse.move(from.x + 5, y);
    }
    await expect(submenuLink(page)).toBeVisible();
  });
  await page.mouse.move(700, 700);
  await test.step('Escape closes a submenu that the pointer opened, and the focus stays', async () => {
    await openPage(page, '/contact');
    await page.getByLabel('Your name').focus();
    await toggle(page).hover();
    await expect(submenuLink(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(submenuLink(page)).toBeHidden();
    await expect(page.getByLabel('Your name')).toBeFocused();
  });
  await page.mouse.move(700, 700);
  await page.mouse.move(700, 700);
  await test.step('the submenu opens by keyboard; Escape closes it and keeps the focus', async () => {
    await openPage(page, '/contact');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(submenuLink(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(submenuLink(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(submenuLink(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(submenuLink(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(submenuLink(page)).toBeHidden();
  });
  await test.step('leaving the submenu by Tab closes it', async () => {
    await openPage(page, '/contact');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Technical Help' })).toBeFocused();
    await expect(submenuLink(page)).toBeHidden();
  });
  await test.step('the current page is marked, and its parent entry not as current', async () => {
    await openPage(page, '/contact');
    const current = page.locator('header [aria-current="page"]');
    await expect(current).toHaveText(['Contact']);
    await page.getByRole('link', { name: 'Security Plan', exact: true }).click();
    await expect(current).toHaveText(['Security Plan']);
    await openPriceList(page);
    await expect(current).toHaveText(['Price Estimates']);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens the submenu and a second one closes it', async ({ page }) => {
    await openPage(page, '/contact');
    await expect(async () => {
      await toggle(page).tap();
      await expect(submenuLink(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await toggle(page).tap();
    await expect(submenuLink(page)).toBeHidden();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE });

  test('is behind a button, and closes by Escape after its submenu, by Tab and by every link', async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const opens = page.getByRole('button', { name: 'Open menu' });
    const open = async () => {
      await opens.click();
      await expect(menu).toBeVisible();
    };
    await openPage(page, '/contact');
    await expect(menu).toBeHidden();
    await open();
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opens).toBeFocused();

    await test.step('a link to the page that is open', async () => {
      await open();
      await menu.getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/contact');
    });
    await test.step('Tab out of it, so that it covers nothing that has the focus', async () => {
      await open();
      await menu.getByRole('link', { name: company.phone.shown }).focus();
      await page.keyboard.press('Tab');
      await expect(menu).toBeHidden();
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
    await test.step('Escape closes its submenu first, wherever the focus is', async () => {
      await open();
      await toggle(page).click();
      await expect(submenuLink(page)).toBeVisible();
      await menu.getByRole('link', { name: 'About Us' }).focus();
      await page.keyboard.press('Escape');
      await expect(submenuLink(page)).toBeHidden();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opens).toBeFocused();
    });
    await test.step('a link of its submenu', async () => {
      await page.keyboard.press('Enter');
      await toggle(page).click();
      await submenuLink(page).click();
      await expect(page).toHaveURL('/consulting');
      await expect(menu).toBeHidden();
    });
  });
});

test('the header is 64 pixels high and nothing in it overlaps, at every width, with a long name and with text of twice the size', {
  tag: '@deep',
}, async ({ page }) => {
  await test.step('phone, urgent help and cart are in the bar at every width, and nothing overlaps', async () => {
    await openPage(page, '/about');
    const bar = header(page);
    for (const width of [320, 360, 390, 480, 640, 768, 1024, 1215, 1216, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of [`Call ${company.phone.shown}`, 'Urgent help', 'Cart']) {
        const box = await bar.getByRole('link', { name, exact: true }).boundingBox();
        expect(box?.height, `height of ${name} at ${width}`).toBeGreaterThanOrEqual(40);
        expect(box?.width, `width of ${name} at ${width}`).toBeGreaterThanOrEqual(40);
      }
      expect(await overlaps(bar), `at ${width}`).toEqual([]);
      expect(await bar.evaluate((element) => element.clientHeight), `at ${width}`).toBe(64);
      const content = await bar.locator('nav').locator('..').boundingBox();
      expect(content?.height, `height of the bar at ${width}`).toBe(64);
      await checkWidth(page);
    }
  });
  await test.step('a company name that is too long for the bar gives way to the rest of it', async () => {
    await openPage(page, '/about');
    const name = header(page).getByRole('link', { name: company.name }).locator('svg + span');
    await name.evaluate((element) => element.replaceChildren('Umhlanga Perimeter Protection'));
    for (const width of [320, 480, 768, 1216, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overlaps(header(page)), `at ${width}`).toEqual([]);
      expect(await header(page).evaluate((bar) => bar.clientHeight), `at ${width}`).toBe(64);
      await checkWidth(page);
    }
  });
  await test.step('nothing in the header overlaps with text of twice the size', async () => {
    await openPage(page, '/about');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overlaps(header(page)), `at ${width}`).toEqual([]);
    }
  });
});

test('frame and pages: home has no header, the footer reaches the company, and navigation moves focus and scroll position', async ({
  page,
}) => {
  await test.step('the home page has no header and no footer', async () => {
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome to ${company.name}`);
    await expect(header(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByText('Choose Goal')).toHaveCount(6);
    await page.getByRole('link', { name: 'Security proposals' }).click();
    await expect(header(page)).toBeVisible();
  });
  await test.step('the footer has the year and the ways to reach the company', async () => {
    await openPage(page, '/contact');
    const footer = page.getByRole('contentinfo');
    const year = new Intl.DateTimeFormat('en', {
      year: 'numeric',
      timeZone: 'Africa/Johannesburg',
    });
    await expect(footer).toContainText(`© ${year.format(new Date())} ${company.name}`);
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await expect(footer.getByRole('link', { name: 'Warranty' })).toHaveAttribute(
      'href',
      '/warranty',
    );
    await expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
      'href',
      '/accessibility',
    );
    for (const line of company.postalAddress) await expect(footer).toContainText(line);
  });
  await test.step('after navigation the heading has the focus and the title is announced', async () => {
    await openPage(page, '/contact');
    await page.getByRole('link', { name: 'Security Plan', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Security Plan Generator' });
    await expect(heading).toBeFocused();
    const title = `Security Plan Generator | ${company.name}`;
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/proposal$/);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });
  await test.step('Back restores the scroll position of the page', async () => {
    await openPriceList(page, '?q=camera');
    await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(500);
    await page.getByRole('contentinfo').getByRole('link', { name: /home$/ }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/consulting?q=camera');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });
});

test.describe('an address that does not exist', () => {
  test.use({ allowedProblems: { like: [/answer 404: GET .*\/(nowhere|%0a)$/i] } });

  test('shows the 404 page with links to other pages and a search, also with an encoded line break', async ({
    page,
  }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(
      page.getByRole('main').getByRole('link', { name: company.phone.shown }),
    ).toHaveAttribute('href', `tel:${company.phone.dialled}`);
    await scriptIsReady(page);
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await page.getByLabel('Search products').fill('keypad');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/consulting?q=keypad');
    await page.goto('/%0a');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.getByRole('main').getByRole('link', { name: 'Price Estimates' }).click();
    await expect(page).toHaveURL('/consulting');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Price List');
  });
});
