import { alarmValues } from '@app/knowledge/planning/alarm';
import { videoValues } from '@app/knowledge/planning/video';
import { when } from '@app/wording/phrases';
import type { DesignSystem, Device, Supply } from '../plan-parts.ts';
import type { AlarmPoints, AlarmSupplies } from './alarm/alarm-part.ts';
import { alarmRuns } from './alarm/alarm-runs.ts';
import { armingAreas } from './alarm/arming-areas.ts';
import { type Equipment, equipmentOf } from './alarm/equipment.ts';
import { sirenFeedOf, sirenSupplies } from './alarm/siren-feed.ts';
import { batteries, powerSupplies, standbyOf } from './alarm/standby.ts';
import {
  alarmAssumptions,
  alarmExclusions,
  alarmLabour,
  alarmTests,
  boundaryBeams,
} from './alarm/statements.ts';
import { beamMounts } from './beam-mounts.ts';
import { suppliesOf, tenthsUp } from './purchases.ts';

/**
 * An alarm: detectors, contacts, panic buttons and sirens in every plan, early warning in the
 * recommended one, and detectors of breaking in with a second signal path in the complete one.
 */
export const designAlarm: DesignSystem = (context) => {
  const { market, site } = context;
  const equipment = equipmentOf(context);
  const { points, size, supplies, wiring } = equipment;
  const wired = wiring === 'wired';
  const areas = armingAreas(site, points);
  const standby = standbyOf(site, points, supplies, size.panels);
  const standbyBatteries = batteries(standby, market);
  const held = standbyBatteries[0]?.offer?.figures.ampereHours ?? standby.ampereHours;
  return {
    devices: points.flatMap((part) => devicesOf(part, equipment)),
    runs: wired ? alarmRuns(points, size.panels) : [],
    supplies: [
      ...supplies.flatMap((part) => supplyOf(part, equipment)),
      ...beamMounts('alarm', market, site, boundaryBeams(equipment)),
      // A wireless hub and its detectors come with their batteries.
      ...(wired
        ? [
            ...powerSupplies(standby, market),
            ...standbyBatteries,
            ...sirenSupplies(sirenFeedOf(points, size.panels), market),
          ]
        : []),
    ],
    labour: alarmLabour(equipment),
    // An alarm has batteries of its own; the router that carries its signal has none.
    loads: when(
      !site.wants.has('video') && supplies.some(({ item }) => item === 'ip-communicator'),
      { name: 'router', watts: videoValues.routerWatts, twice: true },
    ),
    calculations: [
      { id: 'alarm-zones', ...size },
      ...when(areas.length > 1, { id: 'alarm-areas', areas }),
      ...when(wired, {
        id: 'alarm-battery',
        ...standby,
        ampereHours: tenthsUp(standby.ampereHours),
      }),
    ],
    assumptions: [
      ...alarmAssumptions(context, equipment),
      ...when(wired && held > alarmValues.panelBoxAmpereHours, {
        id: 'large-alarm-battery',
        ampereHours: held,
      }),
    ],
    exclusions: alarmExclusions(context, equipment),
    compliance: [],
    refusals: [],
    commissioning: alarmTests(context, equipment),
  };
};

const devicesOf = (part: AlarmPoints, { offerOf }: Equipment): Device[] =>
  part.places.map((place, index) => ({
    ...place,
    id: `${part.id}-${index + 1}`,
    system: 'alarm',
    kind: part.need.device,
    offer: offerOf(part),
    item: part.item,
    reason: part.reason,
    symbol: part.symbol,
    ...(part.range && { range: part.range }),
  }));

const supplyOf = (part: AlarmSupplies, { offerOf }: Equipment): readonly Supply[] =>
  suppliesOf('alarm')(
    { kind: part.need.device, offer: offerOf(part), quantity: part.quantity },
    part.item,
    part.reason,
  );
