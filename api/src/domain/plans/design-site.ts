import type { SystemId } from '@app/knowledge/planning/systems';
import { essentialSite } from './essential.ts';
import type { DesignContext, DesignSystem, SystemDesign } from './plan-parts.ts';
import { designAccess } from './systems/access.ts';
import { designAlarm } from './systems/alarm.ts';
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

/**
 * The designs of a scope. The essential one has the least that answers the gravest threats; where
 * that would be no device at all, it is the recommended one.
 */
export function designSite(context: DesignContext): readonly SystemDesign[] {
  if (context.scope !== 'essential') return designWanted(context);
  const least = designWanted({ ...context, site: essentialSite(context.site) });
  return least.some(({ devices }) => devices.length > 0)
    ? least
    : designWanted({ ...context, scope: 'recommended' });
}

/** The designs of all wanted systems, then of what serves them: power, signs and labour. */
function designWanted(context: DesignContext): readonly SystemDesign[] {
  const own = Object.entries(systems)
    .filter(([id]) => context.site.wants.has(id as SystemId))
    .map(([, design]) => design(context));
  const power = needsPower(context.site) ? [designPower(context, own)] : [];
  const signs = designSigns(context, own);
  const installed = [...own, ...power, signs];
  return [...installed, designLabour(context, installed)];
}

/** Backup power that stays carries what its spare watts allow; the plan adds what is beyond them. */
const needsPower = ({ wants, stays }: DesignContext['site']): boolean =>
  wants.has('power') || (stays.systems.has('power') && stays.spareWatts !== undefined);
