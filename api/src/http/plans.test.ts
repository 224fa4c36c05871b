import { failureBody } from '@app/contracts/failure';
import { type EstablishmentType, establishmentTypes } from '@app/contracts/proposal';
import { SecurityPlan } from '@app/contracts/security-plan';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { planRequests } from '../../testing/example-plans.ts';
import { readSample } from '../../testing/plan-lists.ts';
import { testApi } from '../../testing/test-api.ts';
import { questionsFor } from '../domain/plans/questions/questions-for.ts';

const PATH = '/api/proposal';
const SELECT = 'Please select an establishment type';

describe('the Security Plan Generator', () => {
  test('first returns the question about the type of establishment', async () => {
    const { post } = await testApi();
    const answer = await post(PATH, {});
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      questions: [
        {
          name: 'establishment_type',
          text: 'What type of establishment is it?',
          type: 'select',
          options: [
            'Residential Home',
            'Retail Shop',
            'Restaurant',
            'Office',
            'Warehouse',
            'Industrial Site',
            'School',
            'Clinic',
            'Residential Estate',
            'Farm',
            'Other',
          ],
        },
      ],
    });
  });

  test('then returns the questions for the type, each with its page', async () => {
    const { post } = await testApi();
    const answer = await post(PATH, { establishmentType: 'Farm' });
    expect(answer.status).toBe(200);
    const { questions } = await answer.json();
    expect(questions).toEqual(questionsFor('Farm'));
    expect(questions[0]).toMatchObject({ name: 'wants', type: 'checkbox', group: 'What you need' });
  });

  test('refuses answers that it cannot use, with a message for each', async () => {
    const { post } = await testApi();
    const responses = { rooms: 'many', outer_doors: '2', submarines: '3' };
    const answer = await post(PATH, { establishmentType: 'Farm', responses });
    expect(answer.status).toBe(400);
    const { fields } = await answer.json();
    expect(fields).toMatchObject({
      'responses.rooms':
        'How many rooms does the homestead have? Type a whole number from 1 to 300',
      'responses.submarines': 'We do not ask this question for the type Farm',
    });
    expect(fields).not.toHaveProperty('responses.outer_doors');
  });

  test.each([
    ['an unknown type', { establishmentType: 'Submarine' }],
    ['a name of the prototype', { establishmentType: 'constructor' }],
    ['answers without a type', { responses: { doors: '2' } }],
  ])('refuses %s', async (_, body) => {
    const { post } = await testApi();
    const answer = await post(PATH, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      failureBody('invalid_request', SELECT, { establishmentType: SELECT }),
    );
  });
});

const requestOf = (type: EstablishmentType) =>
  [...planRequests.values()].find(({ establishmentType }) => establishmentType === type);

describe('a plan', () => {
  test('is preceded by what it will assume, without being made', async () => {
    const { post } = await testApi();
    const request = requestOf('Farm');
    const plan = await (await post(PATH, request)).json();
    const answer = await (await post(PATH, { ...request, only: 'assumed' })).json();
    expect(answer.assumed.length).toBeGreaterThan(3);
    expect(answer).toEqual({ questions: [], assumed: plan.assumed });
  });

  test.each(establishmentTypes)('is the answer to the answers for the type %s', async (type) => {
    const products = await readSample();
    const { post, leads, log } = await testApi({ products });
    const answer = await post(PATH, requestOf(type));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const sent = await answer.json();
    const plan = v.parse(SecurityPlan, sent);
    expect(plan.questions).toEqual([]);
    expect(Object.keys(plan)).toContain(
      type === 'Residential Home' ? 'risk_assessment' : 'process_analysis',
    );
    const priced = sent.bom.filter(({ sku }: { sku?: string }) => sku !== undefined);
    expect(priced.length).toBeGreaterThan(0);
    for (const { sku, unitPrice } of priced) {
      const product = products.find((one) => one.sku === sku);
      expect(unitPrice * 100).toBeCloseTo(product?.price ?? Number.NaN, 6);
    }
    expect(plan.totals).toMatchObject({ currency: 'ZAR', priceListDate: '2025-06-01' });
    expect(await leads()).toEqual([]);
    expect(log.filter(({ level }) => level === 50)).toEqual([]);
  });

  test('without a price list is whole, to be quoted, and names no date', async () => {
    const { post } = await testApi({ products: [] });
    const answer = await post(PATH, requestOf('Warehouse'));
    const { bom, totals } = await answer.json();
    expect(bom.length).toBeGreaterThan(0);
    expect(bom.filter((line: object) => 'sku' in line || 'unitPrice' in line)).toEqual([]);
    expect(totals).toEqual({ subtotal: 0, vat: 0, total: 0, currency: 'ZAR' });
  });

  test('is the same for the same answers', async () => {
    const { post } = await testApi({ products: await readSample() });
    const texts = [requestOf('Farm'), requestOf('Farm')].map(async (body) =>
      (await post(PATH, body)).text(),
    );
    const [first, second] = await Promise.all(texts);
    expect(first).toBe(second);
  });

  test('past the allowance of an address is refused with the time to wait; questions never are', async () => {
    const { post } = await testApi({ config: { PLANS_PER_TEN_MINUTES: 1 } });
    await post(PATH, requestOf('Office'));
    const answer = await post(PATH, requestOf('Office'));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(await answer.json()).toEqual(
      failureBody(
        'too_many_requests',
        'Too many requests from your network. Please try again in 10 minutes.',
      ),
    );
    expect((await post(PATH, { establishmentType: 'Office' })).status).toBe(200);
  });

  test('that a model reworded says so and has the same bill of materials', async () => {
    const products = await readSample();
    const rules = await (await testApi({ products })).post(PATH, requestOf('School'));
    const worded = await (
      await testApi({
        products,
        rewordPlans: async (report) => ({
          report: {
            ...report,
            sections: report.sections.map((section) => ({
              ...section,
              blocks: section.blocks.map((block) =>
                block.kind === 'paragraph'
                  ? {
                      ...block,
                      text: { ...block.text, template: block.text.template.replace(/\.$/, '!') },
                    }
                  : block,
              ),
            })),
          },
          source: 'model',
        }),
      })
    ).post(PATH, requestOf('School'));
    const [ruled, modelled] = [await rules.json(), await worded.json()];
    expect([ruled.source, modelled.source]).toEqual(['rules', 'model']);
    expect(modelled.requirements).not.toEqual(ruled.requirements);
    const kept = ({ bom, totals, layout, compliance, calculations }: typeof ruled) => ({
      bom,
      totals,
      layout,
      compliance,
      calculations,
    });
    expect(kept(modelled)).toEqual(kept(ruled));
  });
});
