import type { DetailLevel } from '@app/contracts/site-layout';
import type { Device } from '../../plan-parts.ts';
import type { ViewName } from '../../words/names.ts';

/** What a camera has to show. */
export interface ViewNeed {
  readonly level: DetailLevel;
  /** Metres from the camera to what it looks at. */
  readonly distance: number;
  /** Degrees; a narrower view would miss a part of it. */
  readonly leastAngle: number;
  readonly outdoor: boolean;
  /** It looks out into daylight: without wide dynamic range, faces before it are dark. */
  readonly wdr?: boolean;
  /** Metres that the drawing shows at most: a plate camera is focused on one spot of the lane. */
  readonly furthest?: number;
}

export type Spot = Pick<Device, 'id' | 'label' | 'place'>;

/** Where a camera is fixed, which decides its cable, its mounting and the hours. */
export type Mounting = 'indoor' | 'building' | 'boundary';

/** Views of one rule, which one product serves. */
export interface Views {
  readonly name: ViewName;
  readonly device: 'ip-camera' | 'analogue-camera' | 'number-plate-camera' | 'thermal-camera';
  readonly need: ViewNeed;
  readonly reason: Device['reason'];
  readonly mounting: Mounting;
  readonly spots: readonly Spot[];
}

/** How many cameras views have, at one mounting or at all. */
export const camerasIn = (views: readonly Views[], at?: Mounting): number =>
  views.reduce((sum, group) => {
    const { spots } = group;
    return sum + (at ? spots.filter((spot) => mountingOf(group, spot) === at) : spots).length;
  }, 0);

/** Where it was placed by what it sees, its own. */
const mountingOf = ({ mounting }: Views, { place }: Spot): Mounting =>
  (place.at === 'boundary' && place.mounted?.on) || mounting;
