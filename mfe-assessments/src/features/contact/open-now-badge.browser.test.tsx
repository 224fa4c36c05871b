import { renderInSite } from '@app/testing/render-in-site';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OpenNowBadge } from './open-now-badge.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('an open page changes from open to closed when the office closes', async () => {
  // A Monday, one minute before the office closes in Durban.
  vi.useFakeTimers({ now: new Date('2026-11-23T15:59:00Z'), toFake: ['Date', 'setInterval'] });
  await renderInSite(<OpenNowBadge loadedAt="2026-11-23T15:59:00Z" />);
  await expect.element(page.getByText('Open now, until 6:00 PM')).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('Closed now. Opens tomorrow at 9:00 AM')).toBeVisible();
});

test('a page that was rendered before the office opened is put right in the browser', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T07:00:00Z'), toFake: ['Date', 'setInterval'] });
  await renderInSite(<OpenNowBadge loadedAt="2026-11-23T06:00:00Z" />);
  await expect.element(page.getByText('Open now, until 6:00 PM')).toBeVisible();
});
