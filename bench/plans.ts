import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { makePlan } from '@app/api/domain/plans/make-plan';
import { marketOf, offersOf } from '@app/api/domain/plans/market/offers';
import type { Site } from '@app/api/domain/plans/site';
import { readSample } from '@app/api/testing/plan-lists';
import { anySite } from '@app/api/testing/plan-sites';
import fc from 'fast-check';
import { generatedList } from './generated-list.ts';
import { table } from './table.ts';

// CPU for a plan of the rules, from the site to the plan with its three budgets, on random sites that
// are the same on each run. The aim is 10 ms at p50 and 30 ms at p99 on the sample list. Each plan is made once
// before it is measured: a site that has run for a while has compiled what it runs.
const SITES = 300;
const LONG_LIST = 200_000;
const SEED = 13;

const sites = fc.sample(anySite, { numRuns: SITES, seed: SEED });
const sample = await readSample();
console.log(
  table([measure('sample', sample), measure('generated', generatedList(sample, LONG_LIST))]),
);

function measure(list: string, products: readonly StoredProduct[]) {
  const offers = offersOf(products);
  const market = marketOf(offers);
  const plan = (site: Site) =>
    makePlan({ site, market, vatRate: 0.15, priceListDate: '2026-11-20' });
  for (const site of sites) plan(site);
  const times = sites.map((site) => cpuMs(() => plan(site))).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  return {
    list,
    products: String(products.length),
    offers: String(offers.length),
    'CPU ms, p50': at(0.5),
    p99: at(0.99),
  };
}

function cpuMs(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
