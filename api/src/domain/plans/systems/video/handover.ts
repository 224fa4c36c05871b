import type { ExclusionId } from '@app/knowledge/planning/exclusions';
import { neededPixelsPerMetre } from '@app/site-plan/optics';
import { when } from '@app/wording/phrases';
import type { SystemDesign } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import type { Chosen } from './camera-choice.ts';
import type { VideoPlan } from './video-plan.ts';

export const videoExclusions = ({ signal, site }: VideoPlan): readonly ExclusionId[] => [
  site.internet ? 'videoInternet' : 'videoData',
  'videoTrenches',
  signal === 'coax' ? 'coaxMainsPoints' : 'videoMainsPoints',
];

export const videoCompliance = ({ site }: VideoPlan): SystemDesign['compliance'] => [
  'camera-detail',
  { id: 'recordings', days: site.footageDays },
  'private-rooms',
];

/** Each consulting room has a panic button where the plan has an alarm. */
export const videoRefusals = ({ wishesRefused, wants }: Site): SystemDesign['refusals'] =>
  wishesRefused.flatMap((wish): SystemDesign['refusals'] => {
    if (wish === 'locked-escape-door') return [];
    return wish === 'camera-in-consulting-room'
      ? [{ id: wish, panicButtons: wants.has('alarm') }]
      : [wish];
  });

/** What to show at handover, by day and in the dark. */
export function videoTests(plan: VideoPlan): SystemDesign['commissioning'] {
  const { cameras, installed, staying, recording, network, signal, site } = plan;
  return [
    ...cameras.map(testOf),
    { id: 'all-cameras', cameras: installed + staying },
    { id: 'recordings', days: site.footageDays },
    { id: 'recorders-start', recorders: recording.recorders },
    ...when(network.central.cameras > 0, {
      id: 'poe',
      ...network.central,
      local: network.central.cameras < installed,
    }),
    ...when(signal === 'coax', 'camera-volts'),
  ];
}

function testOf(chosen: Chosen): SystemDesign['commissioning'][number] {
  const { name, need, view } = chosen;
  if (!view) return 'thermal-cameras';
  if (!chosen.meets && chosen.mounting === 'boundary' && need.level !== 'validate')
    return { id: 'short-boundary-views', views: name, distance: view.reach };
  return {
    id: viewTest(chosen),
    views: name,
    pixelsPerMetre: Math.min(view.pixelsPerMetre, neededPixelsPerMetre[need.level]),
    distance: need.distance,
  };
}

function viewTest({ device, meets, need, mounting }: Chosen) {
  if (device === 'number-plate-camera') return 'plate-views';
  if (need.level === 'validate') return meets ? 'face-views' : 'short-face-views';
  return mounting === 'boundary' ? 'boundary-views' : 'general-views';
}
