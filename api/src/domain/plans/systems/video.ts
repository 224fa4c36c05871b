import {
  type DesignContext,
  type DesignSystem,
  emptyDesign,
  type SystemDesign,
} from '../plan-parts.ts';
import { videoAssumptions } from './video/assumptions.ts';
import { videoCalculations } from './video/calculations.ts';
import { cameraDevices, driveSupplies, recorderDevices } from './video/devices.ts';
import { videoCompliance, videoExclusions, videoRefusals, videoTests } from './video/handover.ts';
import { videoLabour, videoLoads } from './video/hours.ts';
import { mountingSupplies } from './video/mounting-parts.ts';
import { cameraRuns, centralSwitches, mobileRouters } from './video/network-parts.ts';
import { fedLocally, planVideo, type VideoPlan } from './video/video-plan.ts';

/** Cameras by what each has to show, and all that records, feeds, joins and carries them. */
export const designVideo: DesignSystem = (context) => {
  const refusals = videoRefusals(context.site);
  const plan = planVideo(context);
  if (!plan) return { ...emptyDesign, refusals };
  return {
    ...designOf(context, plan),
    withLocalSwitches: (fed) => designOf(context, fedLocally(plan, context.market, fed)),
  };
};

function designOf(context: DesignContext, plan: VideoPlan): SystemDesign {
  const { site, market, scope } = context;
  return {
    devices: [...cameraDevices(plan), ...recorderDevices(plan, context)],
    runs: cameraRuns(plan),
    supplies: [
      ...driveSupplies(plan),
      ...centralSwitches(plan),
      ...mobileRouters(plan),
      ...mountingSupplies(plan, market),
    ],
    labour: videoLabour(plan),
    loads: videoLoads(plan),
    calculations: videoCalculations(plan),
    assumptions: videoAssumptions(plan, scope),
    exclusions: videoExclusions(plan),
    compliance: videoCompliance(plan),
    refusals: videoRefusals(site),
    commissioning: videoTests(plan),
    onSwitch: plan.network.switched,
  };
}
