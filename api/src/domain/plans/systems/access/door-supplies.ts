import { accessValues as values } from '@app/knowledge/planning/access';
import { cableValues } from '@app/knowledge/planning/cable';
import { figure } from '@app/wording/figures';
import { counted } from '@app/wording/phrases';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { cableMetres } from '../cable.ts';
import { wholeUp } from '../power/whole-up.ts';
import { packs, pieces, suppliesOf } from '../purchases.ts';
import { escapeDoorsOf, readerOffer } from './door-devices.ts';

const supplies = suppliesOf('access');
const { averageRunM, wasteFactor } = cableValues;

/** What belongs to the doors and is not drawn. */
export const doorSupplies = (context: DesignContext): readonly Supply[] => [
  ...hardware(context),
  ...power(context),
  ...cable(context),
  ...credentials(context),
];

function hardware({ market, site }: DesignContext): readonly Supply[] {
  const { doors } = site.access;
  const escapes = escapeDoorsOf(site);
  const each = counted(doors, 'door');
  const eachEscape = counted(escapes, 'door');
  return [
    ...supplies(
      pieces(market, { device: 'exit-button' }, doors),
      'Exit button',
      `Exit buttons: one inside each door, ${each}`,
    ),
    ...supplies(
      pieces(market, { device: 'break-glass' }, escapes),
      'Green break-glass unit',
      `Break-glass: one inside each escape door, cuts power to its maglock, ${eachEscape}`,
    ),
    ...supplies(
      pieces(market, { device: 'maglock-bracket' }, escapes),
      'Bracket for a maglock',
      `Maglock brackets: one for each maglock, ${eachEscape}`,
    ),
    ...supplies(
      pieces(market, { device: 'door-contact', without: ['wireless'] }, doors),
      'Door contact, wired',
      `Door contacts: one for each door, shows a door that is forced or held open, ${each}`,
    ),
    ...supplies(
      pieces(market, { device: 'door-closer' }, doors),
      'Door closer',
      `Door closers: one for each door, ${each}`,
    ),
  ];
}

/** Power supplies: doors × 0.7 A × 1.2 ÷ amperes of one. Source: planning values. */
export const suppliesFor = (doors: number, amperes: number): number =>
  wholeUp((doors * values.peakAmperesPerDoor * values.peakMargin) / amperes);

/**
 * Ampere-hours for all doors: (doors × 0.2 A + maglocks × 0.5 A) × hours × 1.25. Source: planning
 * values.
 */
export const doorBattery = (site: Site): number =>
  (site.access.doors * values.readerAmperes + escapeDoorsOf(site) * values.maglockAmperes) *
  site.outageHours *
  values.batteryMargin;

function power({ market, site }: DesignContext): readonly Supply[] {
  const { doors } = site.access;
  const supply = market.fitting({ device: 'access-power-supply' })[0];
  const amperes = supply?.figures.amperes ?? values.supplyAmperes;
  const count = suppliesFor(doors, amperes);
  const ampereHours = Math.max(wholeUp(doorBattery(site) / count), values.batteryAmpereHours);
  const forOutage =
    site.outageHours > 0
      ? `(${counted(doors, 'door')} × ${values.readerAmperes} A + ${counted(escapeDoorsOf(site), 'maglock')} × ${values.maglockAmperes} A) × ${figure(site.outageHours)} h × ${values.batteryMargin} ÷ ${count}, `
      : '';
  return [
    ...supplies(
      { offer: supply, quantity: count },
      `12 V ${values.supplyAmperes} A access control power supply with battery back-up`,
      `Power supplies: ${counted(doors, 'door')} × ${values.peakAmperesPerDoor} A × ${values.peakMargin} ÷ ${amperes} A = ${count}`,
    ),
    ...supplies(
      pieces(
        market,
        { device: 'battery', atLeast: { volts: 12, ampereHours }, atMost: { volts: 13 } },
        count,
      ),
      `12 V battery, ${figure(ampereHours)} Ah or more, for the access control power supply`,
      `Door batteries: one for each power supply; ${forOutage}at least ${values.batteryAmpereHours} Ah`,
    ),
  ];
}

function cable({ market, site }: DesignContext): readonly Supply[] {
  const { doors } = site.access;
  const runs = doors * values.cableRunsPerDoor;
  const metres = wholeUp(cableMetres(runs, site.trade));
  return supplies(
    packs(market, {
      need: { device: 'alarm-cable' },
      size: 'metres',
      usual: values.cableRollMetres,
      amounts: [metres],
    }),
    `Comms cable, ${values.cableRollMetres} m roll`,
    `Door cable: ${counted(doors, 'door')} × ${values.cableRunsPerDoor} runs × ${averageRunM[site.trade]} m × ${wasteFactor} = ${figure(metres)} m, in whole rolls`,
  );
}

/**
 * Cards or tags of the reader's own family, because a reader does not read those of another. People
 * with a PIN, finger or face carry none.
 */
function credentials(context: DesignContext): readonly Supply[] {
  const { market, site } = context;
  if (site.access.credential !== 'card') return [];
  const reader = readerOffer(context);
  const offer = (['access-tag', 'access-card'] as const)
    .flatMap((device) => market.fitting({ device }))
    .filter(({ family }) => family === reader?.family)
    .toSorted((a, b) => a.price - b.price)[0];
  const quantity = wholeUp(site.access.users * values.credentialReserve);
  return supplies(
    { offer, quantity },
    'Card or tag that the reader reads',
    `Cards or tags: ${counted(site.access.users, 'person')} × ${values.credentialReserve} = ${figure(quantity)}`,
  );
}
