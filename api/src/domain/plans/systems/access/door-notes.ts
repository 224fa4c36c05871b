import { when } from '@app/wording/phrases';
import type { DesignContext, SystemDesign } from '../../plan-parts.ts';
import type { Controller } from './controllers.ts';
import { escapeDoorsOf, isCopied, readerFor } from './door-devices.ts';
import { credentialsFor, doorBattery } from './door-supplies.ts';

export function accessCalculations(
  { site }: DesignContext,
  controllers: readonly Controller[],
): SystemDesign['calculations'] {
  const { outageHours } = site;
  const { doors, users, credential } = site.access;
  return [
    { id: 'access-controllers', doors, sizes: controllers.map((one) => one.doors) },
    ...when(credential === 'card' && users > 0, {
      id: 'credentials',
      users,
      cards: credentialsFor(users),
    }),
    ...when(outageHours > 0, {
      id: 'door-batteries',
      doors,
      maglocks: escapeDoorsOf(site),
      outageHours,
      ampereHours: doorBattery(site),
    }),
  ];
}

/** Cards that can be copied, where the list has no others. */
export function accessAssumptions(context: DesignContext): SystemDesign['assumptions'] {
  const { offer } = readerFor(context);
  const byCard = context.site.access.credential === 'card';
  return when(byCard && offer !== undefined && isCopied(offer), 'cards-that-can-be-copied');
}

export function accessCompliance({ site }: DesignContext): SystemDesign['compliance'] {
  const { credential } = site.access;
  return [
    'doors-from-inside',
    credential === 'fingerprint' || credential === 'face'
      ? { id: 'biometrics', credential }
      : 'door-register',
  ];
}

export function accessCommissioning({ site }: DesignContext): SystemDesign['commissioning'] {
  const doors = escapeDoorsOf(site);
  return [
    'doors-open',
    'doors-from-inside',
    'doors-close',
    ...when(doors > 0, { id: 'escape-doors', doors }),
    'doors-without-mains',
  ];
}
