import { riskAssessmentTexts } from '@app/contracts/risk-assessment';
import { securityAssessmentTexts } from '@app/contracts/security-assessment';
import { checkWidth } from '../support/accessibility.ts';
import {
  challenge,
  field,
  fill,
  generate,
  referenceIn,
  risk,
  startRisk,
} from '../support/business-visit.ts';
import { expect, test } from '../support/test.ts';

test.use({
  javaScriptEnabled: false,
  allowedProblems: { like: [/answer 422: POST/] },
});

test('a challenge with errors keeps its values, and is answered with confirmation, report and PDF, and its report is corrected', async ({
  page,
  request,
}) => {
  await page.goto('/business-security');
  await fill(page, { ...challenge, 'What is the security issue?': 'Theft' });
  await generate(page).click();
  const error = 'Please describe the security issue in more detail';
  await expect(page.getByRole('alert').getByRole('link', { name: error })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(field(page, 'Phone')).toHaveValue(challenge.Phone);
  await fill(page, { 'What is the security issue?': challenge['What is the security issue?'] });
  await generate(page).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    securityAssessmentTexts.sent,
  );
  await expect(page.getByRole('heading', { name: 'What to do, in this order' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Download PDF' });
  // The first PDF waits for its thread and its fonts.
  const pdf = await request.get((await link.getAttribute('href')) ?? '', { timeout: 20_000 });
  const reference = referenceIn(await page.getByRole('main').textContent());
  expect(pdf.headers()['content-disposition']).toContain(reference.toLowerCase());
  await field(page, 'Remove Stock that goes missing').check();
  await page.getByText('Add something we missed').click();
  await field(page, 'What else happened, or could happen?').selectOption('Arson');
  await page.setViewportSize({ width: 320, height: 700 });
  await checkWidth(page);
  await page.getByRole('button', { name: 'Make the report again' }).click();
  await expect(field(page, 'Remove Arson')).not.toBeChecked();
  await expect(field(page, 'Remove Stock that goes missing')).toHaveCount(0);
  expect(referenceIn(await page.getByRole('main').textContent())).toBe(reference);
  await page.getByRole('link', { name: 'Describe another problem' }).click();
  await expect(field(page, 'Where on the site?')).toHaveValue('');
});

test('a risk assessment gets its areas by buttons, its errors at their areas, and its report', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/business-security');
  await startRisk(page).click();
  await expect(page).toHaveURL('/business-security?form=risk');
  await fill(page, risk);
  const add = page.getByRole('button', { name: 'Add another area' });
  await add.click();
  await add.click();
  const names = field(page, 'Name of the area');
  const worries = field(page, 'What happens there, and what worries you?');
  await expect(names).toHaveCount(3);
  await expect(names.first()).toHaveValue(risk['Name of the area']);
  await names.nth(1).fill('Yard');
  await page.getByRole('button', { name: 'Remove area 2' }).click();
  await expect(names).toHaveCount(2);
  await names.nth(1).fill('Cash office');
  await generate(page).click();
  await expect(worries.nth(1)).toHaveAccessibleDescription(/Area description is required$/);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  await worries.nth(1).fill('Cash is counted at the same hour every day');
  await generate(page).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(riskAssessmentTexts.sent);
  await expect(page.getByRole('heading', { name: 'Cash office' })).toBeVisible();
});

test('the risk assessment is readable at 320 pixels', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/business-security?form=risk');
  await checkWidth(page);
});
