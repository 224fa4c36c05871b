import type { ProductDrawing } from '@app/contracts/product-about';
import { CctvIcon } from '@app/ui/icons/cctv';
import { DropletsIcon } from '@app/ui/icons/droplets';
import { FileCheckIcon } from '@app/ui/icons/file-check';
import { FingerprintIcon } from '@app/ui/icons/fingerprint';
import { HardDriveIcon } from '@app/ui/icons/hard-drive';
import { HeadsetIcon } from '@app/ui/icons/headset';
import { type IconProps, icon } from '@app/ui/icons/icon';
import { MapPinIcon } from '@app/ui/icons/map-pin';
import { RadioIcon } from '@app/ui/icons/radio';
import { ThermometerIcon } from '@app/ui/icons/thermometer';
import { WrenchIcon } from '@app/ui/icons/wrench';
import type { ComponentType } from 'react';

/** A drawing of one path, on the grid of the icons. */
const line = (d: string): ComponentType<IconProps> => icon([['path', { d }]]);

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const keys = [12, 15, 18].map((y) => `M8.5 ${y}h1.5M11.25 ${y}h1.5M14 ${y}h1.5`).join('');

const drawings: Readonly<Record<ProductDrawing, ComponentType<IconProps>>> = {
  battery: line('M3 7h18v13H3ZM6 7V4.5h3V7M15 7V4.5h3V7M6.5 12h4M8.5 10v4M13.5 12h4'),
  beam: line('M3 21V3h4v10H3M21 21V3h-4v10h4M9 6h1.5M13.5 6H15M9 10h1.5M13.5 10H15'),
  cabinet: line('M4 3h16v18H4ZM6.5 5.5h11v13h-11ZM6.5 9.5h11M6.5 13.5h11M15 16h1'),
  'camera-bullet': CctvIcon,
  'camera-dome': line(`M3 5h18M5 5v4h14V5M6.5 9v3a5.5 5.5 0 0 0 11 0V9${disc(12, 12.5, 2)}`),
  'camera-ptz': line(`M3 3v6M3 5h9v4M7 9h10v4H7ZM8 13v3a4 4 0 0 0 8 0v-3${disc(12, 16, 1.5)}`),
  'camera-tower': line('M12 3v13M8 21l4-5 4 5M6 21h12M4 5h4v3H4ZM16 5h4v3h-4ZM8 6.5h8'),
  'camera-turret': line(
    `M3 4h18M5 4v3q0 2 2 2h10q2 0 2-2V4M7.6 9a6.2 6.2 0 1 0 8.8 0${disc(12, 13.8, 2.6)}`,
  ),
  certificate: FileCheckIcon,
  coil: line(`${disc(12, 12, 8.5)}${disc(12, 12, 6)}${disc(12, 12, 3.5)}M20.5 12v9`),
  contact: line('M6 4h5v16H6ZM14 7h4v10h-4ZM8.5 7v3'),
  detector: line('M7 3h10v14q0 4-5 4t-5-4ZM9.5 7h5v6q-2.5 1.5-5 0ZM11.5 17h1'),
  disk: HardDriveIcon,
  drop: DropletsIcon,
  'earth-spike': line('M12 3v16l-1 1 1 2 1-2-1-1M9.5 5.5h5M3 10h18M6 10l-2 3M17 10l-2 3'),
  energiser: line('M5 3h14v18H5ZM12.5 6.5L9 12h5.5L11 17.5'),
  'fence-bracket': line('M3 18h18v3H3ZM12 18V3M4 6h16M4 10h16M4 14h16'),
  fingerprint: FingerprintIcon,
  'gate-motor': line(`M6 17V6q0-3 3-3h6q3 0 3 3v11M4 17h16v3H4Z${disc(12, 10.5, 3)}M12 10.5h.01`),
  headset: HeadsetIcon,
  intercom: line(`M6 2h12v20H6ZM9 6h6M9 8.5h6M9 11h6${disc(12, 16.5, 2)}`),
  'junction-box': line(`${disc(12, 12, 9)}${disc(12, 12, 5.5)}M12 4.7h.01M12 19.3h.01`),
  keypad: line(`M6 2h12v20H6ZM8.5 5h7v4h-7Z${keys}`),
  maglock: line('M3 4h18v4.5H3ZM5 10.5h14V13H5ZM6.5 13v9M17.5 13v9M17 6.2h1.5'),
  panel: line(`M4 4h16v16H4ZM4 8h1.5M4 16h1.5M8.5 10h5M8.5 14h5${disc(17, 12, 1)}`),
  'panic-button': line(`M5 3h14v18H5Z${disc(12, 12, 4.5)}${disc(12, 12, 2.8)}`),
  pin: MapPinIcon,
  radio: RadioIcon,
  reader: line('M7 2h10v20H7ZM10 10.5a2.5 2.5 0 0 1 0 4M12 8.5a5.5 5.5 0 0 1 0 8M10.5 5h3'),
  recorder: line(`M2 8h20v8H2ZM4.5 16v1.5M19.5 16v1.5M5 12h7M15 12h1${disc(18.8, 12, 1)}`),
  screen: line('M2 4h20v13H2ZM12 17v3M8 20h8'),
  siren: line('M4 9h4l7-5v16l-7-5H4ZM18 9a4 4 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11'),
  'solar-panel': line('M6 4h15l-3 12H3ZM11 4L8 16M16 4l-3 12M5 8h15M4 12h15M10 16v5M7 21h6'),
  switch: line('M2 8h20v8H2ZM5 11h2v2H5ZM9 11h2v2H9ZM13 11h2v2h-2ZM17 11h2v2h-2Z'),
  thermometer: ThermometerIcon,
  'traffic-barrier': line('M3 9h5v12H3ZM8 11h14v2.5H8M12 11l-1 2.5M16 11l-1 2.5M20 11l-1 2.5'),
  ups: line(`M7 3h10v18H7ZM9.5 6h5v3h-5Z${disc(12, 12.5, 1.2)}M9.5 16.5h5M9.5 18.5h5`),
  wrench: WrenchIcon,
};

/** The drawing of a kind of product. Undefined for none, and for one that a later API names. */
export const drawingOf = (id: string | undefined): ComponentType<IconProps> | undefined =>
  id !== undefined && Object.hasOwn(drawings, id) ? drawings[id as ProductDrawing] : undefined;
