import { paths, technologyPath } from '@app/site/paths';
import {
  BellRingIcon,
  CctvIcon,
  FenceIcon,
  FingerprintIcon,
  GateIcon,
  HeadsetIcon,
  type IconProps,
  PlanIcon,
  TruckIcon,
} from '@app/ui/icons';
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
    text: 'From questions about your site to requirements, risks and a bill of materials with reasons.',
    target: paths.securityPlan,
    Icon: PlanIcon,
  },
  {
    title: 'Video surveillance',
    text: 'Cameras chosen by what they must prove, with recording sized for the days you need.',
    target: technologyPath('video-surveillance'),
    Icon: CctvIcon,
  },
  {
    title: 'Alarms and monitoring',
    text: 'Detectors, panic buttons and sirens, with signals to a control room if you want one.',
    target: technologyPath('intruder-alarms'),
    Icon: BellRingIcon,
  },
  {
    title: 'Security fencing',
    text: 'Electric fences in zones that say where they were touched, handed over with a certificate.',
    target: technologyPath('security-fencing'),
    Icon: FenceIcon,
  },
  {
    title: 'Gates and intercoms',
    text: 'Motors rated for the mass of the gate, guarded against theft, and a voice at the entrance.',
    target: technologyPath('gate-automation'),
    Icon: GateIcon,
  },
  {
    title: 'Access control',
    text: 'Doors that know who may pass and when, and that let everyone out in an emergency.',
    target: technologyPath('access-control'),
    Icon: FingerprintIcon,
  },
  {
    title: 'Vehicles, sensors, remote sites',
    text: 'Tracking, measuring and watching where there is no mains power and nobody close by.',
    target: paths.explorer,
    Icon: TruckIcon,
  },
  {
    title: 'Technical help',
    text: 'Support for what is installed already, whether the installation was ours or not.',
    target: paths.technicalHelp,
    Icon: HeadsetIcon,
  },
];
