import { priceListTexts } from '@app/contracts/product';
import { proposalTexts } from '@app/contracts/proposal';
import type { Page } from 'playwright/test';
import { openPage } from '../../support/open-page.ts';
import { planType, startPlan } from '../../support/plan-visit.ts';
import { openPriceList } from '../../support/price-list-visit.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  allowedProblems: {
    like: [
      /failed request: /,
      /console (error|warning): .*(Failed to fetch|ERR_INTERNET_DISCONNECTED|Federation|RUNTIME|remoteEntry|Loading (css )?chunk|ChunkLoadError|script|Remote )/i,
    ],
  },
});

const alerts = (page: Page) => page.getByRole('alert');

test('a page that is opened without a connection says so once, and opens when it is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/privacy');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expect(alerts(page)).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(priceListTexts.heading);
  await expect(page.getByText('No connection')).toHaveCount(0);
});

test('a list that cannot be loaded names the connection, and loads when it is back', async ({
  page,
  context,
}) => {
  await openPriceList(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('No connection. The list loads by itself')).toBeVisible();
  await expect(alerts(page)).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
});

test('a plan that cannot be started names the connection, and starts when it is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/proposal');
  await context.setOffline(true);
  await startPlan(page).click();
  await expect(alerts(page)).toHaveText(
    `${proposalTexts.network}. No connection: we go on by ourselves when it is back.`,
  );
  await context.setOffline(false);
  await expect(planType(page)).toBeVisible();
});
