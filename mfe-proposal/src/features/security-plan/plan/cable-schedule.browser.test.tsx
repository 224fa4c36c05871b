import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CableSchedule } from './cable-schedule.tsx';

test('the cable schedule opens to a row for each run, with the metres of all of them in its title', async () => {
  const cables = [
    { tag: 'C01', from: 'Front door', to: 'R01 Recorder', type: 'CAT6, indoor', metres: 24 },
    { tag: 'B01', from: 'Beams', to: 'G01 Gate motor', type: 'Comms cable', metres: 14 },
    { tag: 'B01', from: 'Beams', to: 'G01 Gate motor', type: 'Comms cable', metres: 10 },
  ];
  await renderInSite(<CableSchedule cables={cables} />, { path: '/proposal' });
  const title = page.getByText('Cable schedule');
  await expect.element(page.getByText('3 runs, 48 m')).toBeVisible();
  await title.click();
  await expect.element(page.getByRole('row').filter({ hasText: 'C01 Front door' })).toBeVisible();
  expect(page.getByRole('row').all()).toHaveLength(4);
  await checkAccessibility();
});
