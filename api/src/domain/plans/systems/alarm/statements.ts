import { alarmValues } from '@app/knowledge/planning/alarm';
import type { ExclusionId } from '@app/knowledge/planning/exclusions';
import { standbyBatteryValues } from '@app/knowledge/planning/power';
import { when } from '@app/wording/phrases';
import type { Calculation, DesignContext, SystemDesign } from '../../plan-parts.ts';
import { thousandths } from '../../words/lines/alarm.ts';
import { piecesOf } from './commissioning.ts';
import type { Equipment } from './equipment.ts';
import type { PanelSize } from './panels.ts';
import { type Standby, sum, tenthsUp } from './standby.ts';

export const zoneCalculation = (size: PanelSize): Calculation => ({
  name: 'Alarm zones',
  formula: `zones in use × ${1 + alarmValues.spareZonesPercent / 100}, rounded up`,
  inputs: [{ name: 'Zones in use', value: `${size.zonesUsed}` }],
  result: `${size.zonesNeeded} zones`,
  source: 'Our planning value',
});

export const batteryCalculation = (standby: Standby): Calculation => ({
  name: 'Alarm battery',
  formula: `(standby current × hours + alarm current × siren time) × ${standbyBatteryValues.margin} ÷ rate factor ÷ panels and power supplies`,
  inputs: [
    { name: 'Standby current', value: `${thousandths(standby.standbyAmperes)} A` },
    {
      name: `Hours, for two outages in a row and at least ${alarmValues.leastStandbyHours}`,
      value: `${standby.hours} h`,
    },
    { name: 'Alarm current', value: `${thousandths(standby.alarmAmperes)} A` },
    { name: 'Siren time', value: `${alarmValues.sirenHours} h` },
    { name: 'Rate factor, 10-hour discharge', value: `${standbyBatteryValues.rateFactor}` },
    { name: 'Panels and power supplies', value: `${standby.boxes}` },
  ],
  result: `${tenthsUp(standby.ampereHours)} Ah for each`,
  source: 'Trade guides; the currents and the least hours are our planning values',
});

/** Technician hours: panel 3, wired point 1, wireless point 0.4 (our planning values). */
export function alarmLabour({ points, size, wiring }: Equipment): SystemDesign['labour'] {
  const { panel, wiredPoint, wirelessPoint } = alarmValues.technicianHours;
  const { panels } = size;
  const others = sum(points.map(({ places }) => places.length)) - panels;
  return [
    {
      task: `${panels} alarm ${panels > 1 ? 'panels' : 'panel'}, mount and program`,
      hours: panel * panels,
    },
    {
      task: `${others} ${wiring} alarm devices`,
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
