import {
  breaks,
  gives,
  held,
  type MemoryApi,
  memoryApi,
  refuses,
} from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { requestRiskAssessment, riskAssessmentTexts } from '@app/contracts/risk-assessment';
import {
  requestSecurityAssessment,
  securityAssessmentTexts,
} from '@app/contracts/security-assessment';
import { draftsOf } from '@app/forms/drafts';
import { assertGovUkForm } from '@app/forms/testing/gov-uk-form';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { renderInSite } from '@app/testing/render-in-site';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { riskPath } from '../risk-assessment/risk-path.ts';
import { BusinessSecurity } from './business-security.tsx';

const REPORT = `# Security assessment

- **Reference:** SEC-7K3F-92QD

${['In short', 'What we understood', 'What went wrong', 'What to do', 'Costs']
  .map((title) => `## ${title}\n\nClose the rear gate first.`)
  .join('\n\n')}
`;
const answer = {
  success: true,
  reference: 'SEC-7K3F-92QD',
  report: REPORT,
  source: 'rules',
  pdf: '/api/reports/0123456789abcdef0123456789abcdef/pdf',
};
const challenge = {
  'What does your business do?': 'Hardware shop with a timber yard',
  'What is the security issue?': 'Timber goes missing on Fridays',
  'When does it happen?': 'Fridays, after 16:00',
  'Where on the site?': 'Rear gate',
  'Who is affected or involved?': 'Yard staff and drivers',
  'How would you like to prevent it?': 'Cameras and a locked gate',
};
const business = {
  'What kind of business is it?': 'Wholesaler',
  'What does it do, and how?': 'Groceries in bulk, 40 staff',
};
const reader = {
  'Your name': 'Thandi Mkhize',
  Email: 'thandi@yard.example',
  Phone: '+27 31 555-0142',
};

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const generate = button('Generate report');
const reportDialog = page.getByRole('dialog', { name: 'Your report' });
const riskDialog = page.getByRole('dialog', { name: 'Comprehensive risk assessment' });
const toast = page.getByRole('region', { name: /^Notifications/ });
const startRisk = page.getByRole('link', { name: 'Start risk assessment', exact: true });

async function open(path = '/business-security', api: MemoryApi = memoryApi()) {
  api.answer(requestSecurityAssessment, gives(answer));
  api.answer(requestRiskAssessment, gives({ ...answer, reference: 'RSK-7K3F-92QD' }));
  const part = (
    <BusinessSecurity resource={{ phase: 'ready', data: undefined }} submission={undefined} />
  );
  const { router } = await renderInSite(part, { path, api });
  return { api, router };
}

async function fill(values: Readonly<Record<string, string>>, form: string) {
  const within = page.elementLocator(document.getElementById(form) as HTMLElement);
  for (const [label, text] of Object.entries(values)) {
    await within.getByLabelText(label, { exact: true }).first().fill(text);
  }
}

const fillChallenge = () => fill({ ...challenge, ...reader }, 'challenge');

async function fillRisk() {
  await expect.element(field('Name of the area').first()).toBeVisible();
  const area = {
    'Name of the area': 'Dock',
    'What happens there, and what worries you?': 'Loads come up short',
  };
  await fill({ ...business, ...area, ...reader }, 'risk');
}

function forgetDrafts() {
  localStorage.clear();
  sessionStorage.clear();
}
beforeEach(forgetDrafts);
afterEach(forgetDrafts);

// Slow: the form is filled field by field, and sent wrong and right.
test('the challenge form is one as the GOV.UK design system asks for', async () => {
  await open();
  await assertGovUkForm({
    id: 'challenge',
    button: 'Generate report',
    fill: fillChallenge,
    wrong: { name: 'securityIssue', answer: 'Theft' },
    isSent: () => expect.element(reportDialog).toBeVisible(),
  });
});

test('the risk form is one as the GOV.UK design system asks for', async () => {
  await open(riskPath);
  await assertGovUkForm({
    id: 'risk',
    button: 'Generate report',
    fill: fillRisk,
    wrong: { name: 'businessDescription', answer: 'Shop' },
    isSent: () => expect.element(reportDialog).toBeVisible(),
  });
});

describe('the challenge form', () => {
  test('is accessible blank, with every error, and with its report', async () => {
    await open();
    await checkAccessibility();
    await generate.click();
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await checkAccessibility();
    await fillChallenge();
    await generate.click();
    await expect.element(reportDialog).toBeVisible();
    await checkAccessibility();
  });

  test('says that the report is being made until it is there, and sends once', async () => {
    const { api } = await open();
    const waiting = held(gives(answer));
    api.answer(requestSecurityAssessment, waiting.answer);
    await fillChallenge();
    await generate.dblClick();
    await expect.element(button(securityAssessmentTexts.generating)).toBeDisabled();
    await expect.element(page.getByText(/^We are preparing your report/)).toBeVisible();
    await checkAccessibility();
    waiting.release();
    await expect.element(reportDialog).toBeVisible();
    await expect.element(toast).toMatchTextContent(securityAssessmentTexts.sent);
    expect(api.received(requestSecurityAssessment).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        phone: '0315550142',
        securityIssue: 'Timber goes missing on Fridays',
      }),
    ]);
  });

  test('is blank after its report was closed, and has the focus back', async () => {
    await open();
    await fillChallenge();
    await generate.click();
    await expect.element(reportDialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(reportDialog).not.toBeInTheDocument();
    await expect.element(generate).toHaveFocus();
    for (const label of [...Object.keys(challenge), ...Object.keys(reader)]) {
      await expect.element(field(label)).toHaveValue('');
    }
  });

  test("keeps its values after a failure and shows the server's reason, then sends again with the same key", async () => {
    const { api } = await open();
    const message = 'We have your details. Too many reports were asked for in a short time.';
    api.answer(requestSecurityAssessment, refuses(429, failureBody('too_many_requests', message)));
    await fillChallenge();
    await generate.click();
    await expect.element(toast).toMatchTextContent(new RegExp(`Error.*${message}`));
    await expect.element(field('Where on the site?')).toHaveValue('Rear gate');
    await checkAccessibility();
    expect(takeConsoleErrors().join()).toMatch(/^429:/);
    api.answer(requestSecurityAssessment, gives(answer));
    await generate.click();
    await expect.element(reportDialog).toBeVisible();
    const [first, second] = api.received(requestSecurityAssessment);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  test('without a network says so once, keeps its values, and shows the report when the connection is back', async () => {
    const { api } = await open();
    api.answer(requestSecurityAssessment, breaks);
    await fillChallenge();
    await generate.click();
    await expect.element(page.getByText(/No connection/)).toBeVisible();
    await expect.element(toast).not.toMatchTextContent(securityAssessmentTexts.failed);
    await expect.element(field('Where on the site?')).toHaveValue('Rear gate');
    api.answer(requestSecurityAssessment, gives(answer));
    window.dispatchEvent(new Event('online'));
    await expect.element(reportDialog).toBeVisible();
    takeConsoleErrors();
  });
});

describe('the report', () => {
  async function openReport() {
    const opened = await open();
    await fillChallenge();
    await generate.click();
    await expect.element(reportDialog).toBeVisible();
    return opened;
  }

  test('has its reference, a list of its sections at its end, a PDF, and ways on', async () => {
    await openReport();
    await expect.element(reportDialog).toHaveAccessibleDescription('Reference SEC-7K3F-92QD');
    const link = (name: string) => reportDialog.getByRole('link', { name, exact: true });
    await expect.element(link('Download PDF')).toHaveAttribute('href', answer.pdf);
    await expect
      .element(link('Get a plan'))
      .toHaveAttribute('href', expect.stringMatching(/^\/proposal(\?type=[A-Za-z%0-9]+)?$/));
    const text = document.querySelector('[data-report-text]');
    const contents = reportDialog.getByRole('navigation', { name: 'In this report' });
    expect(text?.compareDocumentPosition(contents.element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await link('What to do').click();
    await expect
      .element(reportDialog.getByRole('heading', { name: 'What to do', exact: true }))
      .toHaveFocus();
    await expect.element(reportDialog).toBeVisible();
  });

  test('is not higher than 80% of the screen', async () => {
    await page.viewport(1000, 700);
    await openReport();
    const { height } = reportDialog.element().getBoundingClientRect();
    expect(height).toBeLessThanOrEqual(560);
  });

  test('takes the whole screen of a phone', async () => {
    await page.viewport(320, 640);
    await openReport();
    // The toast that says so has room of its own below.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const height = () => reportDialog.element().getBoundingClientRect().height;
    await expect.poll(height).toBe(640);
    const text = reportDialog.element().querySelector('[tabindex="0"], [data-report-text]');
    expect(text?.closest('div')?.clientHeight).toBeGreaterThan(400);
  });

  test('leads to the visit form, which has the name and numbers, and none is in the address', async () => {
    const { router } = await openReport();
    await reportDialog.getByRole('link', { name: 'Request a site visit' }).click();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/site-visit');
    const values = draftsOf('site-visit', 'device').read();
    expect(values).toMatchObject({ note: 'About report SEC-7K3F-92QD.' });
    expect(values).toHaveProperty('email', expect.stringContaining('@'));
  });

  test('is closed by Back and shown again by Forward', async () => {
    const { router } = await openReport();
    await router.navigate(-1);
    await expect.element(reportDialog).not.toBeInTheDocument();
    await expect.element(generate).toBeVisible();
    await router.navigate(1);
    await expect.element(reportDialog).toBeVisible();
  });

  test('can be copied, and a browser that does not allow it says so', async () => {
    await openReport();
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    const written: ClipboardItems[] = [];
    const write = async (items: ClipboardItems) => void written.push(items);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
    try {
      await button('Copy').click();
      await expect.element(button('Copied')).toBeVisible();
      const text = await written[0]?.[0]?.getType('text/plain');
      expect(await text?.text()).toBe(REPORT);
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
      await button('Copied').click();
      await expect.element(page.getByText(/This browser does not let us copy/)).toBeVisible();
    } finally {
      Object.defineProperty(navigator, 'clipboard', clipboard ?? { value: undefined });
    }
  });
});

describe('the risk assessment', () => {
  test('opens in a dialog, keeps what was typed when it is closed, and the focus returns', async () => {
    await open();
    await startRisk.click();
    await expect.element(riskDialog).toBeVisible();
    await checkAccessibility();
    await field('What kind of business is it?').fill('Wholesaler');
    await userEvent.keyboard('{Escape}');
    await expect.element(riskDialog).not.toBeInTheDocument();
    await expect.element(startRisk).toHaveFocus();
    await startRisk.click();
    await expect.element(field('What kind of business is it?')).toHaveValue('Wholesaler');
  });

  test('is opened by its address, and closing it does not leave the page', async () => {
    const { router } = await open('/business-security#risk-assessment');
    await expect.element(riskDialog).toBeVisible();
    await button('Close').click();
    await expect.element(riskDialog).not.toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/business-security', hash: '' });
  });

  test('is not higher than 90% of the screen', async () => {
    await page.viewport(1000, 700);
    await open('/business-security#risk-assessment');
    await expect.element(riskDialog).toBeVisible();
    const { height } = riskDialog.element().getBoundingClientRect();
    expect(height).toBeLessThanOrEqual(630);
    expect(height).toBeGreaterThan(560);
  });

  test('starts with one area; more are added and removed, with focus and announcement', async () => {
    await open(riskPath);
    const names = field('Name of the area');
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    await expect.element(names).toBeVisible();
    expect(button('Remove area 1').query()).toBeNull();
    await button('Add another area').click();
    await expect.element(names.nth(1)).toHaveFocus();
    await expect.element(page.getByText('Area 2 added. There are 2 areas.')).toBeInTheDocument();
    await names.nth(1).fill('Yard');
    await button('Add another area').click();
    await names.nth(2).fill('Cash office');
    await checkAccessibility();
    await button('Remove area 2').click();
    await expect.element(group('Area 2')).toHaveFocus();
    await expect.element(names.nth(1)).toHaveValue('Cash office');
    await expect.element(page.getByText('Area 2 removed. There are 2 areas.')).toBeInTheDocument();
    expect(button('Remove area 1').query()).toBeNull();
  });

  test('takes twelve areas and says so', async () => {
    await open(riskPath);
    for (let area = 2; area <= 12; area++) await button('Add another area').click();
    await expect.element(page.getByText('One report takes at most 12 areas.')).toBeVisible();
    expect(button('Add another area').query()).toBeNull();
  });

  test('says what is wrong in the third area at the third area', async () => {
    await open(riskPath);
    await fillRisk();
    await button('Add another area').click();
    await button('Add another area').click();
    await field('Name of the area').nth(1).fill('Yard');
    await field('What happens there, and what worries you?').nth(1).fill('Open until 18:00');
    await field('Name of the area').nth(2).fill('Cash office');
    await generate.click();
    const third = field('What happens there, and what worries you?').nth(2);
    await expect.element(third).toHaveAccessibleDescription(/Area description is required$/);
    await page.getByRole('alert').getByRole('link').click();
    await expect.element(third).toHaveFocus();
    await checkAccessibility();
  });

  test('is replaced by its report, which closes to the page', async () => {
    const { router } = await open();
    await startRisk.click();
    await fillRisk();
    await generate.click();
    await expect.element(reportDialog).toBeVisible();
    await expect.element(riskDialog).not.toBeInTheDocument();
    await expect.element(toast).toMatchTextContent(riskAssessmentTexts.sent);
    await expect.poll(() => reportDialog.element().contains(document.activeElement)).toBe(true);
    await router.navigate(-1);
    await expect.element(reportDialog).not.toBeInTheDocument();
    await expect.element(startRisk).toHaveFocus();
    expect(router.state.location.hash).toBe('');
    await startRisk.click();
    await expect.element(field('What kind of business is it?')).toHaveValue('');
  });

  test('shows its report also when the dialog was closed while it was made', async () => {
    const { api } = await open();
    const waiting = held(gives(answer));
    api.answer(requestRiskAssessment, waiting.answer);
    await startRisk.click();
    await fillRisk();
    await generate.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(riskDialog).not.toBeInTheDocument();
    waiting.release();
    await expect.element(reportDialog).toBeVisible();
  });

  test('fails with one text, whatever the reason of the server is, and keeps what was typed', async () => {
    const { api } = await open('/business-security#risk-assessment');
    const failure = failureBody('internal', 'Disk full');
    api.answer(requestRiskAssessment, refuses(500, failure));
    await fillRisk();
    await generate.click();
    await expect.element(toast).toMatchTextContent(riskAssessmentTexts.failed);
    expect(page.getByText('Disk full').query()).toBeNull();
    await expect.element(field('What kind of business is it?')).toHaveValue('Wholesaler');
    expect(takeConsoleErrors().join()).toMatch(/^500:/);
  });
});

describe('after a post without JavaScript', () => {
  test('the page has the confirmation and the report', async () => {
    await renderInSite(
      <BusinessSecurity
        resource={{ phase: 'ready', data: undefined }}
        submission={{ phase: 'sent', answer }}
      />,
    );
    await expect.element(page.getByRole('status')).toMatchTextContent(securityAssessmentTexts.sent);
    await expect.element(page.getByRole('heading', { name: 'Security assessment' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Download PDF' }))
      .toHaveAttribute('href', answer.pdf);
    await checkAccessibility();
  });
});
