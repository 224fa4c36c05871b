import { fenceValues as values } from '@app/knowledge/planning/fence';
import { when } from '@app/wording/phrases';
import {
  type DesignContext,
  type DesignSystem,
  emptyDesign,
  type SystemDesign,
} from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { partsOfEnergizersApart } from './fence/apart.ts';
import { beamDesign } from './fence/beams.ts';
import { carriesFence } from './fence/boundary-check.ts';
import { energizerParts, gateContacts } from './fence/fence-devices.ts';
import { fenceFigures, zonesOf } from './fence/fence-figures.ts';
import {
  fenceAssumptions,
  fenceCalculations,
  fenceCommissioning,
  fenceCompliance,
  fenceRefusal,
} from './fence/fence-notes.ts';
import { fenceRuns } from './fence/fence-runs.ts';
import { fenceFeed, fenceLines, fencePapers } from './fence/fence-supplies.ts';

/**
 * An electric fence on the boundary; where the boundary may not carry one, the reason, and beams
 * instead.
 */
export const designFence: DesignSystem = (context) =>
  carriesFence(context.site)
    ? fenceDesign(context)
    : { ...beamDesign(context), refusals: [fenceRefusal(context.site)] };

/** Stretches with an alarm of their own; 0 when the plan of the site has no electric fence. */
export const fenceZones = (site: Site): number =>
  site.wants.has('fence') && carriesFence(site) ? zonesOf(site.boundary.length) : 0;

function fenceDesign(context: DesignContext): SystemDesign {
  const figures = fenceFigures(context.site, context.market, context.scope);
  const energizers = energizerParts(context, figures);
  const devices = [...energizers.devices, ...gateContacts(context)];
  const lines = fenceLines(context, figures);
  const priced = lines.every(({ kind, offer }) => kind !== 'fence-bracket' || offer);
  return {
    ...emptyDesign,
    devices,
    runs: fenceRuns(context, devices),
    supplies: [
      ...lines,
      ...fenceFeed(context, figures),
      ...energizers.supplies,
      ...partsOfEnergizersApart(context, figures),
      ...fencePapers(context, figures),
    ],
    labour: [
      {
        task: { id: 'fence', length: figures.length },
        hours: (values.labourHoursPer100Metres * figures.length) / 100,
      },
    ],
    calculations: fenceCalculations(context, figures),
    assumptions: fenceAssumptions(context, figures),
    exclusions: [...when(!priced, 'fenceBrackets'), 'fencePlants'],
    compliance: fenceCompliance(figures),
    commissioning: fenceCommissioning(context, figures),
  };
}
