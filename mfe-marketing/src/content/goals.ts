import { paths } from '@app/site/paths';
import { BuildingIcon } from '@app/ui/icons/building';
import { CctvIcon } from '@app/ui/icons/cctv';
import { HeadsetIcon } from '@app/ui/icons/headset';
import { HouseIcon } from '@app/ui/icons/house';
import type { IconProps } from '@app/ui/icons/icon';
import { PlanIcon } from '@app/ui/icons/plan';
import { UsersIcon } from '@app/ui/icons/users';
import type { ComponentType } from 'react';

export interface Goal {
  readonly Icon: ComponentType<IconProps>;
  readonly title: string;
  readonly description: string;
  readonly target: string;
}

/** What visitors come for. The home page has no menu: these links lead to the other pages. */
export const goals: readonly Goal[] = [
  {
    Icon: BuildingIcon,
    title: 'Secure a business',
    description: 'Describe a problem or a whole operation. Get a report made for it.',
    target: paths.businessSecurity,
  },
  {
    Icon: HouseIcon,
    title: 'Protect a home',
    description:
      'Tell us about your home and your three main concerns. Tailored advice comes by e-mail.',
    target: paths.homeSecurity,
  },
  {
    Icon: PlanIcon,
    title: 'Security proposals',
    description: 'Answer up to 15 questions. Get a drawing, an equipment list and a price.',
    target: paths.securityPlan,
  },
  {
    Icon: CctvIcon,
    title: 'Explore security technology',
    description:
      'See how cameras, alarms, fences, gates and access control work, and what to ask any installer.',
    target: paths.explorer,
  },
  {
    Icon: HeadsetIcon,
    title: 'Technical help desk',
    description: 'Get support for the security system you already have.',
    target: paths.technicalHelp,
  },
  {
    Icon: UsersIcon,
    title: 'Learn about the company',
    description: 'Who we are, how we work and where to find us.',
    target: paths.about,
  },
];
