import type { PlanMonthly } from '@app/contracts/security-plan';
import { monthlyValues, type SimUser, simCards } from '@app/knowledge/planning/monthly';
import type { Market, Offer } from './market/market.ts';
import type { SystemDesign } from './plan-parts.ts';
import type { Site } from './site.ts';
import { cheapest, sum } from './systems/purchases.ts';
import { hasSim } from './systems/sensors.ts';
import { type Installed, installedBy } from './words/installed.ts';
import { monthlyItems, monthlyReasons } from './words/monthly.ts';
import { measures } from './words/threats/measures.ts';

/**
 * What a budget costs each month, by what it installs; amounts in cents. Without a product of the
 * price list a line is to be quoted.
 */
export function monthlyOf(
  site: Site,
  designs: readonly SystemDesign[],
  market: Market,
): PlanMonthly[] {
  const installed = installedBy(designs);
  const isInstalled = designs.some(({ devices, supplies }) => devices.length + supplies.length > 0);
  return [
    ...(reportsToControlRoom(site, installed)
      ? [
          lineOf(
            'monitoring',
            1,
            monthlyReasons.monitoring,
            offerOf(market, 'monitoring-contract'),
          ),
          lineOf('response', 1, monthlyReasons.response, offerOf(market, 'response-contract')),
        ]
      : []),
    ...simLines(designs, market),
    ...(isInstalled ? [maintenanceLine(offerOf(market, 'maintenance-contract'))] : []),
  ];
}

const offerOf = (
  market: Market,
  device: 'monitoring-contract' | 'response-contract' | 'maintenance-contract' | 'sim-contract',
): Offer | undefined => cheapest(market, device).offer;

const reportsToControlRoom = (site: Site, installed: Installed): boolean =>
  site.monitored && measures.reporting(installed, site, {}) !== undefined;

/** One line for all SIM cards: they cost the same wherever they are. */
function simLines(designs: readonly SystemDesign[], market: Market): PlanMonthly[] {
  const users = (Object.keys(simCards) as SimUser[])
    .map((user) => ({ user, units: unitsOf(user, designs), each: simCards[user] }))
    .filter(({ units }) => units > 0);
  const cards = sum(users.map(({ units, each }) => units * each));
  if (cards === 0) return [];
  return [lineOf('sim', cards, monthlyReasons.sim(users), offerOf(market, 'sim-contract'))];
}

function unitsOf(user: SimUser, designs: readonly SystemDesign[]): number {
  switch (user) {
    // A router is always to be quoted, so it has no kind of the price list.
    case 'mobile-router': {
      const routers = designs.flatMap(({ supplies }) =>
        supplies.filter(({ item }) => item === user),
      );
      return sum(routers.map(({ quantity }) => quantity));
    }
    case 'sensor':
      return designs.flatMap(({ devices }) => devices.filter(hasSim)).length;
    default:
      return installedBy(designs).pieces(user);
  }
}

/** What a price list states for a visit is spread over the year, to the nearest cent. */
function maintenanceLine(offer: Offer | undefined): PlanMonthly {
  const { maintenanceVisitsPerYear: visits } = monthlyValues;
  if (!offer || !/\bper visit\b/i.test(offer.name))
    return lineOf('maintenance', 1, monthlyReasons.maintenance(visits), offer);
  const price = Math.round((offer.price * visits) / 12);
  return lineOf('maintenance', 1, monthlyReasons.maintenanceVisits(visits, offer.price), {
    price,
  });
}

const lineOf = (
  item: keyof typeof monthlyItems,
  quantity: number,
  reason: string,
  offer: Pick<Offer, 'price'> | undefined,
): PlanMonthly => ({
  item: monthlyItems[item],
  quantity,
  reason,
  ...(offer && { unitPrice: offer.price, lineTotal: quantity * offer.price }),
});
