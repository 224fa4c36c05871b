import type { PlanCable } from '@app/contracts/security-plan';
import type { CableType, LaidRun } from '../cabling/laid-cables.ts';
import type { Device } from '../plan-parts.ts';
import { labelWords } from './lines/lines.ts';

const types: Readonly<Record<CableType, string>> = {
  'indoor-network': 'CAT6, indoor',
  'outdoor-network': 'CAT6, outdoor',
  coax: 'RG59 coax with power',
  'indoor-pairs': 'CAT6, indoor, with baluns and 12 V',
  'outdoor-pairs': 'CAT6, outdoor, with baluns and 12 V',
  'camera-power': 'Power cable, 12 V',
  'video-fibre': 'Fibre, 4-core',
  comms: 'Comms cable',
  data: 'Data cable, outdoor',
  fibre: 'Fibre, 4-core',
  ht: 'HT cable',
};

const places: Readonly<Record<string, string>> = {
  equipment: 'Equipment',
  fence: 'Electric fence, there and back',
};

/** The runs of a plan as its reader sees them. */
export function cableSchedule(
  runs: readonly LaidRun[],
  devices: readonly Device[],
  tags: ReadonlyMap<string, string>,
): PlanCable[] {
  const labels = new Map(devices.map(({ id, label }) => [id, labelWords(label)]));
  const endOf = (id: string) =>
    `${tags.get(id) ?? ''} ${labels.get(id) ?? places[id] ?? ''}`.trim();
  return runs.map(({ type, from, to, metres }) => {
    const drawn = typeof from === 'string';
    return {
      tag: (drawn && tags.get(from)) || '–',
      from: drawn ? (labels.get(from) ?? from) : labelWords(from.undrawn),
      to: from === to ? `${endOf(to)}, second post` : endOf(to),
      type: types[type],
      metres,
    };
  });
}
