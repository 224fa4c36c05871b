import { when } from '@app/wording/phrases';
import type { ComplianceNote, DesignContext, SystemDesign } from '../../plan-parts.ts';
import type { Controller } from './controllers.ts';
import { escapeDoorsOf } from './door-devices.ts';
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

export function accessCompliance({ site }: DesignContext): readonly ComplianceNote[] {
  const { credential } = site.access;
  const biometric = credential === 'fingerprint' || credential === 'face';
  return [
    {
      text: 'Every door opens from inside without a key, a card or a code. Doors on an escape route unlock when power fails.',
      standard: 'escape',
    },
    {
      text: biometric
        ? `${credential === 'face' ? 'Faces' : 'Fingerprints'} are special personal information. Say why you use them, get consent, and offer another way to open.`
        : 'The register of who opened which door is personal information. Say why you keep it and delete it when it is no longer needed.',
      standard: 'popia',
    },
  ];
}

/** For a wish to lock an escape door from inside. */
export const lockedEscapeDoor =
  'No escape door that is locked from inside: people must get out without a key (SANS 10400-T:2020, edition 4). It may be locked from outside: it opens from inside without a key, unlocks when power fails, and its contact reports that it was opened.';

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
