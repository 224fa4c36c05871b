import { type DesignSystem, emptyDesign } from '../plan-parts.ts';
import { videoAssumptions } from './video/assumptions.ts';
import { videoCalculations } from './video/calculations.ts';
import { cameraDevices, driveSupplies, recorderDevices } from './video/devices.ts';
import { videoCompliance, videoExclusions, videoRefusals, videoTests } from './video/handover.ts';
import { videoLabour, videoLoads } from './video/hours.ts';
import { mountingSupplies } from './video/mounting-parts.ts';
import { cableSupplies, networkSupplies } from './video/network-parts.ts';
import { planVideo } from './video/video-plan.ts';

/** Cameras by what each has to show, and all that records, feeds, joins and carries them. */
export const designVideo: DesignSystem = (context) => {
  const { site, market, scope } = context;
  const refusals = videoRefusals(site);
  const plan = planVideo(context);
  if (!plan) return { ...emptyDesign, refusals };
  return {
    devices: [...cameraDevices(plan), ...recorderDevices(plan, context)],
    supplies: [
      ...driveSupplies(plan),
      ...networkSupplies(plan, market),
      ...cableSupplies(plan, market),
      ...mountingSupplies(plan, market),
    ],
    labour: videoLabour(plan),
    loads: videoLoads(plan),
    calculations: videoCalculations(plan),
    assumptions: videoAssumptions(plan, scope),
    exclusions: videoExclusions(plan),
    compliance: videoCompliance(plan),
    refusals,
    commissioning: videoTests(plan),
  };
};
