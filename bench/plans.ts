import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { readAnswers } from '@app/api/domain/plans/answers/read-answers';
import { makePlan } from '@app/api/domain/plans/make-plan';
import { marketOf, offersOf } from '@app/api/domain/plans/market/offers';
import type { Site } from '@app/api/domain/plans/site';
import { anyOutline } from '@app/api/testing/any-outline';
import { planRequests } from '@app/api/testing/example-plans';
import { readSample } from '@app/api/testing/plan-lists';
import { anySite } from '@app/api/testing/plan-sites';
import fc from 'fast-check';
import { estateOutline } from './estate-outline.ts';
import { generatedList } from './generated-list.ts';
import { percentile } from './percentile.ts';
import { table } from './table.ts';

/*
 * CPU for a plan of the rules, from the site to the plan with its three budgets, on random sites that are
 * the same on each run: sites of answers on two lists, and sites that were drawn, from their outlines or that of an estate. The aim is 10 ms
 * at p50 and 30 ms at p99 for answers, and 40 ms at p99 for outlines, on the sample list. Each plan is made once before
 * it is measured: a site that has run for a while has compiled what it runs.
 */
const SITES = 300;
const LONG_LIST = 200_000;
const SEED = 13;

const sites = fc.sample(anySite, { numRuns: SITES, seed: SEED });
const requests = [...planRequests.values()];
const outlines = fc.sample(anyOutline, { numRuns: SITES, seed: SEED });
const sample = await readSample();
console.log(
  table([
    measure('answers', 'sample', sample, sites, (site) => site),
    measure('answers', 'generated', generatedList(sample, LONG_LIST), sites, (site) => site),
    measure('outlines', 'sample', sample, outlines, drawnSite),
    measure(
      'an estate',
      'sample',
      sample,
      outlines.map(() => estateOutline),
      drawnSite,
    ),
  ]),
);

/** The examples by turns, each on an outline. */
function drawnSite(outline: (typeof outlines)[number], index: number): Site {
  const request = requests[index % requests.length];
  if (!request) throw new Error('There are no examples');
  const site = readAnswers(request.establishmentType, request.responses, outline);
  if (!site.ok) throw new Error(JSON.stringify(site.failure));
  return site.value;
}

function measure<Drawn>(
  from: string,
  list: string,
  products: readonly StoredProduct[],
  drawn: readonly Drawn[],
  siteOf: (drawn: Drawn, index: number) => Site,
) {
  const offers = offersOf(products);
  const market = marketOf(offers);
  const plan = (one: Drawn, index: number) =>
    makePlan({ site: siteOf(one, index), market, vatRate: 0.15, priceListDate: '2026-11-20' });
  drawn.forEach(plan);
  const times = drawn.map((one, index) => cpuMs(() => plan(one, index)));
  return {
    from,
    list,
    products: String(products.length),
    offers: String(offers.length),
    'CPU ms, p50': percentile(times, 0.5).toFixed(2),
    p99: percentile(times, 0.99).toFixed(2),
  };
}

function cpuMs(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
