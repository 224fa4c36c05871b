import { accessValues as values } from '@app/knowledge/planning/access';
import { doorsOf, isDrawnDoor } from '../../layout/door-uses.ts';
import type { Offer } from '../../market/market.ts';
import type { CableRun, DesignContext, Device } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { cheapest, each, type Product } from '../purchases.ts';
import type { Controller } from './controllers.ts';

/** Of the doors, the first ones are on escape routes. */
export function doorDevices(
  context: DesignContext,
  controllers: readonly Controller[],
): readonly Device[] {
  const doors = doorNames(context.site);
  const shared = doorOfIntercomLock(context.site);
  const strikes = doors.length - escapeDoorsOf(context.site) - (shared === undefined ? 0 : 1);
  return [
    ...controllers.map((chosen, index) => controller(context, controllers, chosen, index)),
    ...doors.map((name, index) => reader(context, name, index)),
    ...doors.flatMap((name, index) =>
      index === shared ? [] : [lock(context, name, index, strikes)],
    ),
  ];
}

/** One cable to each reader, one to each lock with its contact and button; controllers fill up in turn. */
export const doorRuns = (controllers: readonly Controller[], site: Site): readonly CableRun[] => {
  const { doors } = site.access;
  const shared = doorOfIntercomLock(site);
  const places = controllers.flatMap((one, index) => each(one.doors, () => index + 1));
  return each(doors, (door) => door).flatMap((door) =>
    ['reader', 'lock'].map((name) => ({
      cable: 'comms' as const,
      from: name === 'lock' && door === shared ? intercomLock : `access-${name}-${door + 1}`,
      to: `access-controller-${places[door] ?? 1}`,
    })),
  );
};

const controller = (
  { site }: DesignContext,
  chosen: readonly Controller[],
  { offer, doors }: Controller,
  index: number,
): Device => ({
  id: `access-controller-${index + 1}`,
  system: 'access',
  symbol: 'panel',
  label: { id: 'access-controller', number: index + 1 },
  kind: 'access-controller',
  offer,
  item: { id: 'access-controller', doors },
  reason: {
    id: 'access-controllers',
    doors: site.access.doors,
    sizes: chosen.map((one) => one.doors),
  },
  place: { at: 'equipment' },
});

const readers = {
  card: 'card-reader',
  keypad: 'keypad-reader',
  fingerprint: 'fingerprint-reader',
  face: 'face-reader',
} as const satisfies Record<Site['access']['credential'], string>;

const reasons = {
  card: 'card-readers',
  keypad: 'readers',
  fingerprint: 'readers',
  face: 'readers',
} as const;

/** Whether a reader reads cards that anyone can copy; one that states no frequency may not. */
export const isCopied = ({ figures: { hertz } }: Offer): boolean =>
  hertz !== undefined && hertz < values.secureCardHertz;

/** Cards that cannot be copied come first; those that can only where the list has no others. */
export function readerFor({ market, site }: DesignContext): Product {
  const device = readers[site.access.credential];
  const secure = market.fitting({ device, atLeast: { hertz: values.secureCardHertz } })[0];
  return device === 'card-reader' && secure
    ? { kind: device, offer: secure }
    : cheapest(market, device);
}

function reader(context: DesignContext, name: DoorName, index: number): Device {
  const { doors, credential } = context.site.access;
  const product = readerFor(context);
  return {
    ...product,
    id: `access-reader-${index + 1}`,
    system: 'access',
    symbol: 'reader',
    label: { id: 'reader', ...name },
    item: readers[credential],
    reason: {
      id: product.offer && isCopied(product.offer) ? 'readers' : reasons[credential],
      doors,
    },
    place: { at: 'access-door', index },
  };
}

type DoorName = ReturnType<typeof doorNames>[number];

/** What the drawing calls each door, and which of its kind it is. */
function doorNames(site: Site) {
  const [useOf, isDrawn] = [doorsOf(site), isDrawnDoor(site)];
  const counts = new Map<string, number>();
  return each(site.access.doors, (index) => {
    const door = isDrawn(index)
      ? useOf({ place: { at: 'access-door', index } })
      : ('further' as const);
    const number = (counts.get(door) ?? 0) + 1;
    counts.set(door, number);
    return { door, number };
  });
}

export const intercomLock = 'intercom-lock-1';

/** The door whose reader opens the lock that the intercom has at the pedestrian gate: one gate needs one lock. */
export function doorOfIntercomLock(site: Site): number | undefined {
  const { wants, access, pedestrianGates } = site;
  if (!wants.has('access') || !wants.has('intercom') || pedestrianGates === 0) return undefined;
  const useOf = doorsOf(site);
  const index = Array.from({ length: access.doors }, (_, door) => door).findIndex(
    (door) => useOf({ place: { at: 'access-door', index: door } }) === 'pedestrian-gate',
  );
  // On an escape route a maglock lets go without power; the lock of the intercom does not.
  return index >= escapeDoorsOf(site) ? index : undefined;
}

/** Doors on an escape route, at most all doors. */
export const escapeDoorsOf = ({ access }: Site): number =>
  Math.min(access.escapeDoors, access.doors);

function lock(
  { market, site }: DesignContext,
  name: DoorName,
  index: number,
  strikes: number,
): Device {
  const escapes = escapeDoorsOf(site);
  const place = {
    id: `access-lock-${index + 1}`,
    system: 'access',
    symbol: 'lock',
    place: { at: 'access-door', index },
  } as const;
  if (index < escapes)
    return {
      ...place,
      ...cheapest(market, {
        device: 'maglock',
        atLeast: { kilograms: values.maglockKilograms },
      }),
      label: { id: 'maglock', ...name },
      item: 'maglock',
      reason: { id: 'maglocks', doors: escapes },
    };
  return {
    ...place,
    ...cheapest(market, { device: 'electric-strike', without: ['fail-safe'] }),
    label: { id: 'strike', ...name },
    item: 'electric-strike',
    reason: { id: 'strikes', doors: strikes },
  };
}
