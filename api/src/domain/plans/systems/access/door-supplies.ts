import { accessValues as values } from '@app/knowledge/planning/access';
import type { DesignContext, Supply } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { leadBatteries, pieces, suppliesOf, wholeUp } from '../purchases.ts';
import { escapeDoorsOf, readerFor } from './door-devices.ts';

const buy = suppliesOf('access');

/** What belongs to the doors and is not drawn. */
export const doorSupplies = (context: DesignContext): readonly Supply[] => [
  ...hardware(context),
  ...power(context),
  ...credentials(context),
];

function hardware({ market, site }: DesignContext): readonly Supply[] {
  const { doors } = site.access;
  const escapes = escapeDoorsOf(site);
  return [
    ...buy(pieces(market, 'exit-button', doors), 'exit-button', { id: 'exit-buttons', doors }),
    ...buy(pieces(market, 'break-glass', escapes), 'break-glass', {
      id: 'break-glass',
      doors: escapes,
    }),
    ...buy(pieces(market, 'maglock-bracket', escapes), 'maglock-bracket', {
      id: 'maglock-brackets',
      doors: escapes,
    }),
    ...buy(
      pieces(market, { device: 'door-contact', without: ['wireless'] }, doors),
      'access-contact',
      { id: 'access-contacts', doors },
    ),
    ...buy(pieces(market, 'door-closer', doors), 'door-closer', { id: 'door-closers', doors }),
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
  const { outageHours } = site;
  const { doors } = site.access;
  const offer = market.fitting({ device: 'access-power-supply' })[0];
  const amperes = offer?.figures.amperes ?? values.supplyAmperes;
  const count = suppliesFor(doors, amperes);
  const ampereHours = Math.max(wholeUp(doorBattery(site) / count), values.batteryAmpereHours);
  const maglocks = escapeDoorsOf(site);
  return [
    ...buy({ kind: 'access-power-supply', offer, quantity: count }, 'access-power-supply', {
      id: 'access-power',
      doors,
      amperes,
      supplies: count,
    }),
    ...buy(
      leadBatteries(market, ampereHours, count),
      { id: 'access-battery', ampereHours },
      { id: 'access-batteries', doors, maglocks, outageHours, supplies: count },
    ),
  ];
}

/** Cards or tags with a reserve. Source: planning value. */
export const credentialsFor = (users: number): number => wholeUp(users * values.credentialReserve);

/**
 * Cards or tags of the reader's frequency, or of its family where its name states none, because a
 * reader does not read others. People with a PIN, finger or face carry none.
 */
function credentials(context: DesignContext): readonly Supply[] {
  const { market, site } = context;
  const { credential, users } = site.access;
  if (credential !== 'card') return [];
  const reader = readerFor(context).offer;
  const offer = (['access-tag', 'access-card'] as const)
    .flatMap((device) => market.fitting({ device }))
    .filter(({ family, figures }) =>
      reader?.figures.hertz === undefined
        ? family === reader?.family
        : figures.hertz === reader.figures.hertz,
    )
    .toSorted((a, b) => a.price - b.price)[0];
  const cards = credentialsFor(users);
  return buy({ kind: 'access-card', offer, quantity: cards }, 'credential', {
    id: 'credentials',
    users,
    cards,
  });
}
