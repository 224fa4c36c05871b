import type { Locator, Page } from 'playwright/test';

/** Answers to the challenge form, by label. */
export const challenge = {
  'What does your business do?': 'Hardware shop with a timber yard, 14 staff',
  'What is the security issue?': 'Timber goes missing from the yard, about R8 000 a month',
  'When does it happen?': 'Fridays, after 16:00',
  'Where on the site?': 'Timber yard, rear gate',
  'Who is affected or involved?': 'Yard staff, delivery drivers and walk-in customers',
  'How would you like to prevent it?': 'Cameras that show the load, and a locked rear gate',
  'Your name': 'Thandi Mkhize',
  Email: 'thandi@yard.example',
  Phone: '+27 31 555-0142',
} as const;

/** Answers to the risk form with one area, by label. */
export const risk = {
  'What kind of business is it?': 'Wholesaler',
  'What does it do, and how?': 'Groceries in bulk to spaza shops, 40 staff, open from 7 to 17',
  'Name of the area': 'Receiving dock',
  'What happens there, and what worries you?': 'Deliveries come up short twice a month',
  'Your name': 'Sipho Dlamini',
  Email: 'sipho@wholesale.example',
  Phone: '031 555 0143',
} as const;

export const field = (place: Page | Locator, label: string) =>
  place.getByLabel(label, { exact: true });

export const generate = (place: Page | Locator) =>
  place.getByRole('button', { name: 'Generate report', exact: true });

export const startRisk = (page: Page) =>
  page.getByRole('link', { name: 'Start risk assessment', exact: true });

export const reportDialog = (page: Page) => page.getByRole('dialog', { name: 'Your report' });

export const riskDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Comprehensive risk assessment' });

export async function fill(place: Page | Locator, answers: Readonly<Record<string, string>>) {
  for (const [label, answer] of Object.entries(answers)) {
    await field(place, label).first().fill(answer);
  }
}

/** The reference of a report, as `SEC-7K3F-92QD`. */
export const referenceIn = (text: string | null): string =>
  /(?:SEC|RSK)-\w{4}-\w{4}/.exec(text ?? '')?.[0] ?? 'no reference';
