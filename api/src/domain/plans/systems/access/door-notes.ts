import { accessValues as values } from '@app/knowledge/planning/access';
import { figure } from '@app/wording/figures';
import { counted } from '@app/wording/phrases';
import type { Calculation, ComplianceNote, DesignContext } from '../../plan-parts.ts';
import { wholeUp } from '../purchases.ts';
import type { Controller } from './controllers.ts';
import { escapeDoorsOf } from './door-devices.ts';
import { doorBattery } from './door-supplies.ts';

export function accessCalculations(
  { site }: DesignContext,
  controllers: readonly Controller[],
): readonly Calculation[] {
  const { doors, users, credential } = site.access;
  const sizes = controllers.map((controller) => controller.doors);
  const doorsInput = { name: 'Doors', value: figure(doors) };
  return [
    {
      name: 'Access controllers',
      formula: 'the cheapest sizes that have enough doors together',
      inputs: [doorsInput, { name: 'Controllers', value: sizes.join(' + ') }],
      result: counted(
        sizes.reduce((sum, own) => sum + own, 0),
        'door',
      ),
      source: 'Our planning value',
    },
    ...(credential === 'card' && users > 0
      ? [
          {
            name: 'Cards or tags',
            formula: `people × ${values.credentialReserve}, rounded up`,
            inputs: [{ name: 'People', value: figure(users) }],
            result: figure(wholeUp(users * values.credentialReserve)),
            source: 'Our planning value',
          },
        ]
      : []),
    ...(site.outageHours > 0
      ? [
          {
            name: 'Batteries of the doors',
            formula: `(doors × ${values.readerAmperes} A + maglocks × ${values.maglockAmperes} A) × hours × ${values.batteryMargin}`,
            inputs: [
              doorsInput,
              { name: 'Maglocks', value: figure(escapeDoorsOf(site)) },
              { name: 'Outage', value: `${figure(site.outageHours)} h` },
            ],
            result: `${figure(doorBattery(site))} Ah at 12 V`,
            source: 'Our planning value',
          },
        ]
      : []),
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

export function accessCommissioning({ site }: DesignContext): readonly string[] {
  const escapes = escapeDoorsOf(site);
  return [
    'At each door: a known person opens, an unknown one does not, and both are in the register.',
    'Open each door from inside without a card, with the exit button and by its handle.',
    'Hold each door open: the system reports it. Let go: the closer shuts it and it locks.',
    ...(escapes > 0
      ? [
          `At ${escapes > 1 ? `each of the ${escapes} escape doors` : 'the escape door'}: press the break-glass, and then switch off mains and battery. The maglock releases each time.`,
        ]
      : []),
    'The installer switches off the mains supply: readers and locks work on battery.',
  ];
}
