import { homeAssessmentTexts } from '@app/contracts/home-assessment';
import type { Page } from 'playwright/test';

/** Answers that the home security form accepts. */
export const home = {
  kind: 'House with a garden',
  area: 'Driveway gate',
  concerns: [
    'Our gate motor was stolen at 3 in the morning',
    'The back wall is low and dark',
    'They could get into the garage',
  ],
  name: 'Thandi Mokoena',
  phone: '+27 82 123 4567',
} as const;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const getRecommendations = (page: Page) =>
  page.getByRole('button', { name: 'Get recommendations' });
export const homeThanks = (page: Page, email: string) =>
  page.getByRole('status').filter({ hasText: homeAssessmentTexts.sent.text(email) });

export async function fillHome(page: Page, email: string): Promise<void> {
  await field(page, 'What kind of home is it?').fill(home.kind);
  await field(page, 'Area 1').fill(home.area);
  for (const [index, label] of ['First', 'Second', 'Third'].entries()) {
    await field(page, `${label} concern`).fill(home.concerns[index] ?? '');
  }
  await field(page, 'Your name').fill(home.name);
  await field(page, 'Email').fill(email);
  await field(page, 'Phone').fill(home.phone);
}
