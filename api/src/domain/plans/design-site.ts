import type { SystemId } from '@app/knowledge/planning/systems';
import { endAtSwitch } from './cabling/central-switch.ts';
import type { LaidCables } from './cabling/laid-cables.ts';
import { layCables } from './cabling/lay-cables.ts';
import { spreadOverUnits } from './cabling/spread-over-units.ts';
import { essentialSite } from './essential.ts';
import { type PlacedSite, placeDevices } from './layout/place-devices.ts';
import type { DesignContext, DesignSystem, SystemDesign, SystemDraft } from './plan-parts.ts';
import { designAccess } from './systems/access.ts';
import { designAlarm } from './systems/alarm.ts';
import { designCabling } from './systems/cabling.ts';
import { designFence } from './systems/fence.ts';
import { designGates } from './systems/gates.ts';
import { designIntercom } from './systems/intercom.ts';
import { designLabour } from './systems/labour.ts';
import { designOffGrid } from './systems/off-grid.ts';
import { designPower } from './systems/power.ts';
import { designSensors } from './systems/sensors.ts';
import { designSigns } from './systems/signs.ts';
import { designVehicles } from './systems/vehicles.ts';
import { designVideo } from './systems/video.ts';

const systems: Record<Exclude<SystemId, 'power'>, DesignSystem> = {
  video: designVideo,
  alarm: designAlarm,
  fence: designFence,
  gates: designGates,
  access: designAccess,
  intercom: designIntercom,
  'off-grid': designOffGrid,
  sensors: designSensors,
  vehicles: designVehicles,
};

/** One budget of a site: the designs, their devices where they stand, and the cable between them. */
export interface SitePlan {
  readonly designs: readonly SystemDesign[];
  readonly placed: PlacedSite;
  readonly cables: LaidCables;
}

/**
 * The plan of a scope. The essential one has the least that answers the gravest threats; where that
 * would be no device at all, it is the recommended one.
 */
export function planSite(context: DesignContext): SitePlan {
  if (context.scope !== 'essential') return planWanted(context);
  const least = planWanted({ ...context, site: essentialSite(context.site) });
  return least.designs.some(({ devices }) => devices.length > 0)
    ? least
    : planWanted({ ...context, scope: 'recommended' });
}

export const designSite = (context: DesignContext): readonly SystemDesign[] =>
  planSite(context).designs;

/**
 * The designs of all wanted systems, then of what serves them: cable, power, signs and labour. Devices
 * are placed between the two, so that cable is measured on the drawing.
 */
function planWanted(context: DesignContext): SitePlan {
  const drafts = Object.entries(systems)
    .filter(([id]) => context.site.wants.has(id as SystemId))
    .map(([, design]) => design(context));
  const placed = placeDevices(
    context.site,
    drafts.flatMap(({ devices }) => devices),
  );
  const cables = layCables(
    placed,
    drafts.flatMap(({ runs }) => runs),
  );
  const cabling = designCabling(context, placed, cables);
  const own = [...drafts.map(fedBy(cables)), cabling];
  // Fewer cameras on it may change what feeds them.
  for (const device of own.flatMap(({ devices }) => devices))
    if (!placed.find(device.id)) placed.add(device);
  const power = needsPower(context.site) ? [designPower(context, own)] : [];
  for (const device of power.flatMap(({ devices }) => devices)) placed.add(device);
  const signs = designSigns(context, own);
  const installed = [...own, ...power, signs];
  return {
    designs: [...installed, designLabour(context, installed)],
    placed,
    cables: endAtSwitch(
      spreadOverUnits(cables, cabling.devices),
      own.flatMap(({ onSwitch = [] }) => onSwitch),
    ),
  };
}

function fedBy({ local, supplies }: LaidCables) {
  const fed = new Set(
    [...local, ...supplies].flatMap(({ feeds }) => feeds.map(({ run }) => run.from)),
  );
  return (draft: SystemDraft): SystemDesign =>
    fed.size > 0 && draft.withLocalSwitches ? draft.withLocalSwitches(fed) : draft;
}

/** Backup power that stays carries what its spare watts allow; the plan adds what is beyond them. */
const needsPower = ({ wants, stays }: DesignContext['site']): boolean =>
  wants.has('power') || (stays.systems.has('power') && stays.spareWatts !== undefined);
