import { contactTexts } from '@app/contracts/contact';
import { examplePlan } from '../support/plan-visit.ts';
import { customer } from '../support/price-list-visit.ts';
import { expect, test } from '../support/test.ts';
import { unusualSite } from '../support/unusual-settings.ts';

// The site allows two messages and one plan in ten minutes.
test.use(unusualSite);

test('what is posted without JavaScript is counted by the address of the visitor, not of the page server', async ({
  site,
}) => {
  const post = async (path: string, address: string, fields: readonly (readonly string[])[]) => {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: new URLSearchParams(fields as string[][]),
    });
    return { status: answer.status, html: await answer.text() };
  };

  let sent = 0;
  const message = async (address: string) => {
    // The same message again would be the first one, sent twice.
    const text = `Please call me about our gate. Call ${++sent}.`;
    const fields = Object.entries({ name: customer.name, email: customer.email, message: text });
    const { status, html } = await post('/contact', address, fields);
    return html.includes(contactTexts.sent.text) ? 'taken' : status;
  };
  for (const visitor of [1, 2, 3]) expect(await message(`196.1.2.${visitor}`)).toBe('taken');
  expect(await message('196.1.2.3')).toBe('taken');
  expect(await message('196.1.2.3')).toBe(422);

  const { establishmentType, responses } = examplePlan('home-with-dogs');
  const plan = async (address: string) => {
    const { status, html } = await post('/proposal', address, [
      ['plan-place', '?step=check'],
      ['establishment_type', establishmentType],
      ...Object.entries(responses).flatMap(([name, answer]) =>
        [answer].flat().map((value) => [name, value]),
      ),
    ]);
    return html.includes('Your Security Plan') ? 'plan' : status;
  };
  expect(await plan('196.1.2.1')).toBe('plan');
  expect(await plan('196.1.2.2')).toBe('plan');
  expect(await plan('196.1.2.1')).toBe(422);
});
