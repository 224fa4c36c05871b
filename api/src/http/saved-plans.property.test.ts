import { nothingMoved } from '@app/contracts/moved';
import { establishmentTypes } from '@app/contracts/proposal';
import { PlanDifference, SavedPlan } from '@app/contracts/saved-plan';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paperDetails } from '../../testing/paper.ts';
import { validAnswers } from '../../testing/plan-answers.ts';
import { readSample } from '../../testing/plan-lists.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { testApi } from '../../testing/test-api.ts';
import { makePdf } from '../adapters/pdf-worker/make-pdf.ts';
import { proposalPaper } from '../domain/plans/paper/proposal-paper.ts';

const config = {
  SAVED_PLANS_PER_TEN_MINUTES: 0,
  SAVED_PLANS_PER_HOUR_IN_TOTAL: 0,
  LEADS_PER_TEN_MINUTES: 0,
};
const products = await readSample();
const answers = fc
  .constantFrom(...establishmentTypes)
  .chain((establishmentType) =>
    validAnswers(establishmentType).map((responses) => ({ establishmentType, responses })),
  );

// Slow: two plans are made and saved for each case, and two PDFs are printed of any answers.
test('any two sets of answers are two revisions, whose changes add up to the difference of their totals', async () => {
  const { post, get, log } = await testApi({ config, products });
  await fc.assert(
    fc.asyncProperty(answers, answers, async (first, second) => {
      const { token } = await (await post('/api/plans', first)).json();
      await post('/api/plans', { ...second, revisionOf: token });
      const shown = v.parse(SavedPlan, await (await get(`/api/plans/${token}`)).json());
      expect(shown.responses).toEqual(second.responses);
      const { length } = shown.revisions;
      const path = `/api/plans/${token}/changes?from=1&to=${length}`;
      const changes = v.parse(PlanDifference, await (await get(path)).json());
      const sum = changes.lines.reduce((total, line) => total + line.difference, 0);
      expect(sum).toBe(changes.totals.difference);
      expect(sum).toBe((shown.revisions.at(-1)?.total ?? 0) - (shown.revisions[0]?.total ?? 0));
    }),
    { numRuns: runs(12) },
  );
  expect(log.filter(({ msg }) => msg === 'fault')).toEqual([]);
}, 120_000);

test('the plan for any answers can be printed, its total on the cover', async () => {
  const { post, get } = await testApi({ config, products });
  await fc.assert(
    fc.asyncProperty(answers, async (request) => {
      const { token } = await (await post('/api/plans', request)).json();
      const { plan } = v.parse(SavedPlan, await (await get(`/api/plans/${token}`)).json());
      const paper = proposalPaper(
        {
          plan,
          establishmentType: request.establishmentType,
          moved: nothingMoved,
          revision: 1,
          createdAt: paperDetails.createdAt,
        },
        { companyName: 'Acme Security', link: 'https://acme.example/proposal', terms: [] },
      );
      const { pages, edges } = await readPdf(await makePdf(paper, paperDetails));
      const digits = (plan.totals.total / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, '\\s?');
      expect(pages[0]).toMatch(new RegExp(`R${digits}`));
      expect(edges.right).toBeLessThan(545);
    }),
    { numRuns: runs(2) },
  );
}, 180_000);

test('bodies of any JSON never cause a fault', async () => {
  const { post, log } = await testApi({ config, products });
  const paths = ['/api/plans', '/api/plan-request', '/api/plan-drafts'];
  const spoilt = answers.chain((request) =>
    fc
      .dictionary(
        fc.constantFrom('establishmentType', 'responses', 'moved', 'revisionOf', 'plan', 'email'),
        fc.jsonValue(),
        { minKeys: 1 },
      )
      .map((changes) => ({ ...request, ...changes })),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), spoilt, async (path, body) => {
      expect([200, 400, 404]).toContain((await post(path, body)).status);
    }),
    { numRuns: runs(100) },
  );
  expect(log.filter(({ msg }) => msg === 'fault')).toEqual([]);
}, 120_000);
