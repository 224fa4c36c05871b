import { paths, technologyPath } from '@app/site/paths';
import { BellRingIcon } from '@app/ui/icons/bell-ring';
import { CctvIcon } from '@app/ui/icons/cctv';
import { FenceIcon } from '@app/ui/icons/fence';
import { FingerprintIcon } from '@app/ui/icons/fingerprint';
import { GateIcon } from '@app/ui/icons/gate';
import { HeadsetIcon } from '@app/ui/icons/headset';
import type { IconProps } from '@app/ui/icons/icon';
import { PlanIcon } from '@app/ui/icons/plan';
import { TruckIcon } from '@app/ui/icons/truck';
import type { ComponentType } from 'react';

export interface Service {
  readonly title: string;
  readonly text: string;
  readonly target: string;
  readonly Icon: ComponentType<IconProps>;
}

export const services: readonly Service[] = [
  {
    title: 'Security plans',
    text: 'Answer up to 15 questions. Get a drawing, an equipment list and a price.',
    target: paths.securityPlan,
    Icon: PlanIcon,
  },
  {
    title: 'Video surveillance',
    text: 'Cameras chosen for what you need to see, and a recorder sized for the days you need.',
    target: technologyPath('video-surveillance'),
    Icon: CctvIcon,
  },
  {
    title: 'Alarms and monitoring',
    text: 'Detectors, panic buttons and sirens, linked to a control room if you want one.',
    target: technologyPath('intruder-alarms'),
    Icon: BellRingIcon,
  },
  {
    title: 'Security fencing',
    text: 'Electric fences in zones, so the alarm shows which side was cut or lifted.',
    target: technologyPath('security-fencing'),
    Icon: FenceIcon,
  },
  {
    title: 'Gates and intercoms',
    text: 'Motors rated for your gate and protected against theft, and an intercom at the entrance.',
    target: technologyPath('gate-automation'),
    Icon: GateIcon,
  },
  {
    title: 'Access control',
    text: 'Decide who may open which door and when, and let everyone out in an emergency.',
    target: technologyPath('access-control'),
    Icon: FingerprintIcon,
  },
  {
    title: 'Vehicles, sensors, remote sites',
    text: 'Vehicle tracking, sensors, and cameras for sites without mains power.',
    target: paths.explorer,
    Icon: TruckIcon,
  },
  {
    title: 'Technical help',
    text: 'Support for the security system you already have.',
    target: paths.technicalHelp,
    Icon: HeadsetIcon,
  },
];
