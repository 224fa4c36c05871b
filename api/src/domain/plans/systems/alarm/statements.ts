import { alarmValues } from '@app/knowledge/planning/alarm';
import type { ExclusionId } from '@app/knowledge/planning/exclusions';
import { when } from '@app/wording/phrases';
import type { DesignContext, SystemDesign } from '../../plan-parts.ts';
import { piecesOf } from './commissioning.ts';
import type { Equipment } from './equipment.ts';
import { sum } from './standby.ts';

/** Technician hours: panel 3, wired point 1, wireless point 0.4 (our planning values). */
export function alarmLabour({ points, size, wiring }: Equipment): SystemDesign['labour'] {
  const { panel, wiredPoint, wirelessPoint } = alarmValues.technicianHours;
  const { panels } = size;
  const others = sum(points.map(({ places }) => places.length)) - panels;
  return [
    {
      task: { id: 'alarm-panels', panels },
      hours: panel * panels,
    },
    {
      task: { id: 'alarm-devices', devices: others, wiring },
      hours: others * (wiring === 'wired' ? wiredPoint : wirelessPoint),
    },
  ];
}

export const alarmAssumptions = (
  { site }: DesignContext,
  equipment: Equipment,
): SystemDesign['assumptions'] => [
  ...(equipment.wiring === 'wired'
    ? (['wired-alarm'] as const)
    : (['wireless-alarm', ...when(site.jammers, 'wireless-alarm-and-jammers')] as const)),
  'one-building',
  ...when(site.pets === 'large', 'large-dog'),
  ...when(piecesOf(equipment, 'beam') > 0, 'alarm-beams'),
];

export const alarmExclusions = (equipment: Equipment): readonly ExclusionId[] =>
  piecesOf(equipment, 'beam') > 0 ? ['alarmBeamPosts'] : [];
