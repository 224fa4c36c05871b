import { fenceValues } from '@app/knowledge/planning/fence';
import type { StandardId } from '@app/knowledge/standards';
import { type Numbers, type TextOf, writerOf } from '../lines/table.ts';
import { count } from '../lines/video-figures.ts';

/** What a plan keeps to, without its last full stop, and the standard or law that it rests on. */
export interface WrittenNote {
  readonly standard?: StandardId;
  readonly text: string;
}

const on = (standard: StandardId, text: string): WrittenNote => ({ standard, text });

const notes = {
  'doors-from-inside': on(
    'escape',
    'Every door opens from inside without a key, a card or a code. Doors on an escape route unlock when power fails',
  ),
  biometrics: ({ credential }: { readonly credential: 'face' | 'fingerprint' }) =>
    on(
      'popia',
      `${credential === 'face' ? 'Faces' : 'Fingerprints'} are special personal information. Say why you use them, get consent, and offer another way to open`,
    ),
  'door-register': on(
    'popia',
    'The register of who opened which door is personal information. Say why you keep it and delete it when it is no longer needed',
  ),

  'fence-certificate': on(
    'fenceCertificate',
    'A new, altered or sold electric fence needs a certificate of compliance from a registered installer. It is in this plan',
  ),
  'first-live-wire': on(
    'fence',
    `The first live wire is at least ${fenceValues.lowestWallMetres} m above the ground where the public can reach the fence. Warning signs, earth spikes and the conduit of the earth cables follow the standard`,
  ),
  'fence-circuits': on(
    'fence',
    `Fences on different energisers stay at least ${fenceValues.metresBetweenCircuits} m apart`,
  ),
  'stored-energy': {
    text: 'The joules in this plan are stored energy, as in price lists. SANS 60335-2-76 limits the energy that reaches a person, so the delivered energy on the datasheet and the letter of authority decide',
  },

  'solar-cameras': on(
    'popia',
    'Aim solar cameras at your own ground and keep recordings no longer than you need them',
  ),

  'tracked-drivers': on(
    'popia',
    'Where a vehicle goes, and who drives it, is personal information: tell drivers that they are tracked or filmed, and why',
  ),

  'camera-detail': on(
    'video',
    'Each camera is planned for a level of detail in pixels per metre. To identify a stranger, the level is “validate”: 500 px/m',
  ),
  recordings: ({ days }: Numbers<'days'>) =>
    on(
      'popia',
      `Recordings of people are personal information. The recorder deletes them after ${count(days, 'day')}; keep no recording longer than you need it. Tell people at the entrances that you record and why, and let only named people view it`,
    ),
  'private-rooms': on(
    'popia',
    'We aim no camera into a toilet, change room or consulting room, or into a neighbour’s home',
  ),
};

/** What a system keeps to. */
export type ComplianceNote = TextOf<typeof notes>;
export const complianceNoteOf = writerOf<typeof notes, WrittenNote>(notes);
