import { accessValues as values } from '@app/knowledge/planning/access';
import { counted } from '@app/wording/phrases';
import type { DeviceKind } from '../../../catalogue/capabilities/device-kinds.ts';
import type { Offer } from '../../market/market.ts';
import type { DesignContext, Device } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import type { Controller } from './controllers.ts';

/** Of the doors, the first ones are on escape routes. */
export function doorDevices(
  context: DesignContext,
  controllers: readonly Controller[],
): readonly Device[] {
  const { doors } = context.site.access;
  return [
    ...controllerDevices(doors, controllers),
    ...Array.from({ length: doors }, (_, index) => reader(context, index)),
    ...Array.from({ length: doors }, (_, index) => lock(context, index)),
  ];
}

function controllerDevices(doors: number, chosen: readonly Controller[]): readonly Device[] {
  const capacity = chosen.reduce((sum, { doors: own }) => sum + own, 0);
  const sizes = chosen.map(({ doors: own }) => own).join(' + ');
  return chosen.map(({ offer, doors: own }, index) => ({
    id: `access-controller-${index + 1}`,
    system: 'access',
    symbol: 'panel',
    label: `Access controller ${index + 1}`,
    offer,
    item: `Access controller for ${counted(own, 'door')}, with box and supply`,
    reason: `Controllers for ${counted(doors, 'door')}: ${chosen.length > 1 ? `${sizes} = ` : 'one for '}${capacity}, the cheapest that ${chosen.length > 1 ? 'have' : 'has'} enough`,
    place: { at: 'equipment' },
  }));
}

const readerKinds = {
  card: { device: 'card-reader', item: 'Card reader' },
  keypad: { device: 'keypad-reader', item: 'Keypad and card reader' },
  fingerprint: { device: 'fingerprint-reader', item: 'Fingerprint reader' },
  face: { device: 'face-reader', item: 'Face recognition terminal' },
} as const satisfies Record<Site['access']['credential'], { device: DeviceKind; item: string }>;

export const readerOffer = ({ market, site }: DesignContext): Offer | undefined =>
  market.fitting({ device: readerKinds[site.access.credential].device })[0];

function reader(context: DesignContext, index: number): Device {
  const { doors, credential } = context.site.access;
  return {
    id: `access-reader-${index + 1}`,
    system: 'access',
    symbol: 'reader',
    label: `Reader, door ${index + 1}`,
    offer: readerOffer(context),
    item: readerKinds[credential].item,
    reason: `Readers: one outside each door, ${counted(doors, 'door')}`,
    place: { at: 'access-door', index },
  };
}

/** Doors on an escape route, at most all doors. */
export const escapeDoorsOf = ({ access }: Site): number =>
  Math.min(access.escapeDoors, access.doors);

function lock({ market, site }: DesignContext, index: number): Device {
  const escapes = escapeDoorsOf(site);
  const kilograms = values.maglockKilograms;
  const place = {
    id: `access-lock-${index + 1}`,
    system: 'access',
    symbol: 'lock',
    place: { at: 'access-door', index },
  } as const;
  if (index < escapes)
    return {
      ...place,
      label: `Maglock, escape door ${index + 1}`,
      offer: market.fitting({ device: 'maglock', atLeast: { kilograms } })[0],
      item: `Maglock, ${kilograms} kg or more, that unlocks without power`,
      reason: `Escape doors unlock when power fails, so a maglock on each: ${counted(escapes, 'door')}`,
    };
  return {
    ...place,
    label: `Strike, door ${index + 1}`,
    offer: market.fitting({ device: 'electric-strike', without: ['fail-safe'] })[0],
    item: 'Electric strike that stays locked without power',
    reason: `Other doors stay locked from outside when power fails, so a strike on each: ${counted(site.access.doors - escapes, 'door')}`,
  };
}
