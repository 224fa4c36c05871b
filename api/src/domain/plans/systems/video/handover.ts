import { cableValues } from '@app/knowledge/planning/cable';
import type { ExclusionId } from '@app/knowledge/planning/exclusions';
import { neededPixelsPerMetre } from '@app/site-plan/optics';
import { capitalised } from '@app/wording/phrases';
import type { ComplianceNote } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { count, figure } from '../../words/lines/video-figures.ts';
import { viewNames } from '../../words/names.ts';
import type { Chosen } from './camera-choice.ts';
import type { VideoPlan } from './video-plan.ts';

export const videoExclusions = ({ network, site }: VideoPlan): readonly ExclusionId[] => [
  'videoInternet',
  'videoTrenches',
  'videoMainsPoints',
  ...(Math.sqrt(site.floorArea) > cableValues.longestCopperRunM
    ? ['videoSecondCabinet' as const]
    : []),
  ...(network.fibre ? ['videoBoundaryPower' as const] : []),
];

export const videoCompliance = ({ site }: VideoPlan): readonly ComplianceNote[] => [
  {
    text: 'Each camera is planned for a level of detail in pixels per metre. To identify a stranger, the level is “validate”: 500 px/m.',
    standard: 'video',
  },
  {
    text: `Recordings of people are personal information. The recorder deletes them after ${count(site.footageDays, 'day')}; keep no recording longer than you need it. Tell people at the entrances that you record and why, and let only named people view it.`,
    standard: 'popia',
  },
  {
    text: 'We aim no camera into a toilet, change room or consulting room, or into a neighbour’s home.',
    standard: 'popia',
  },
];

const refusalTexts = {
  'camera-in-change-room':
    'No camera in a change room or toilet: people have a right to privacy there. A camera outside can show who goes in and out.',
  'camera-in-consulting-room':
    'No camera in a consulting room: patients have a right to privacy there. A camera in the passage can show who goes in and out, and a panic button in the room calls for help.',
} as const;

export const videoRefusals = ({ wishesRefused }: Site): readonly string[] =>
  wishesRefused.flatMap((wish) => (wish === 'locked-escape-door' ? [] : refusalTexts[wish]));

/** What to show at handover, by day and in the dark. */
export function videoTests(plan: VideoPlan): readonly string[] {
  const { cameras, installed, staying, recording, network, site } = plan;
  return [
    ...cameras.map(testOf),
    `All ${count(installed + staying, 'camera')} show a picture on the screen, with the right name and time.`,
    `Play back an earlier recording and save a clip to a memory stick. The recorder keeps recordings for ${count(site.footageDays, 'day')} and then deletes them.`,
    `Switch the mains off and on: ${recording.recorders === 1 ? 'the recorder starts' : 'all recorders start'} and every camera comes back by itself.`,
    ...(network.central.cameras > 0
      ? [
          `In the dark, with infra-red on, the cameras draw at most ${figure(network.central.watts)} W from PoE.`,
        ]
      : []),
  ];
}

function testOf({ name, device, need, view, mounting }: Chosen): string {
  if (!view)
    return 'Thermal cameras: in the dark the installer walks inside the boundary, clear of any electric fence, and shows up on each camera.';
  const detail = `${Math.min(view.pixelsPerMetre, neededPixelsPerMetre[need.level])} px/m at ${figure(need.distance)} m`;
  if (device === 'number-plate-camera') {
    return `Vehicle lanes: drive through at walking pace by day and in the dark; the plate can be read in the recording (${detail}).`;
  }
  if (need.level === 'validate') {
    return `${capitalised(viewNames[name])}: play back someone who comes in, by day and in the dark; the face is clear, and a test card shows ${detail}.`;
  }
  return mounting === 'boundary'
    ? `${capitalised(viewNames[name])}: in the dark the installer walks along the inside, clear of any electric fence; each camera shows a person as far as the next camera (${detail}).`
    : `${capitalised(viewNames[name])}: walk through it; each view shows you in every corner (${detail}).`;
}
