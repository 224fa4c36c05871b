import { formatRand } from '@app/contracts/money';
import type { BomLine } from '@app/contracts/security-plan';
import type {
  DetailLevel,
  LayoutDevice,
  LayoutWall,
  Point,
  SiteLayout,
} from '@app/contracts/site-layout';
import { type Bounds, boundsOf, hasBoundary } from '@app/site-plan/geometry/bounds';
import { sideAmong } from '@app/site-plan/geometry/perimeter';
import { lengthOf, minus } from '@app/site-plan/geometry/vectors';
import type { Item } from './item.ts';
import { type Watched, watchedBy } from './watched.ts';

export const symbolNames: Readonly<Record<LayoutDevice['symbol'], string>> = {
  camera: 'Camera',
  recorder: 'Recorder',
  screen: 'Screen',
  detector: 'Motion detector',
  'outdoor-detector': 'Outdoor detector',
  contact: 'Contact',
  siren: 'Siren',
  panic: 'Panic button',
  keypad: 'Keypad',
  panel: 'Control panel',
  beam: 'Beam',
  energizer: 'Energiser',
  'gate-motor': 'Gate motor',
  barrier: 'Barrier',
  reader: 'Reader',
  lock: 'Lock',
  intercom: 'Intercom',
  power: 'Power supply',
  sensor: 'Sensor',
  tower: 'Tower',
  switch: 'Network switch',
  other: 'Device',
};

const wallNames = {
  boundary: 'Boundary',
  outer: 'Outer wall',
  inner: 'Inner wall',
  solid: 'Garden wall or other solid thing',
};

export const deviceName = ({ symbol, label }: LayoutDevice): string =>
  `${symbolNames[symbol]}: ${label}`;

export const metres = (length: number): string => `${Number(length.toFixed(1))} m`;

/** "Outer wall, north side: 12 m". */
export function wallName(wall: LayoutWall, walls: readonly LayoutWall[]): string {
  const length = metres(lengthOf(minus(wall.to, wall.from)));
  const like = walls.filter(({ kind }) => kind === wall.kind);
  const side = wall.kind === 'inner' ? '' : `, ${sideAmong(wall, like)} side`;
  return `${wallNames[wall.kind]}${side}: ${length}`;
}

export function itemName({ kind, id }: Item, layout: SiteLayout): string {
  const device = kind === 'device' && layout.devices.find((one) => one.id === id);
  if (device) return deviceName(device);
  const wall = layout.walls.find((one) => one.id === id);
  return wall ? wallName(wall, layout.walls) : id;
}

/** Counted from the north-west corner of the site. */
export function position({ x, y }: Point, bounds: Bounds): string {
  return `${metres(x - bounds.x)} from the west side, ${metres(y - bounds.y)} from the north side`;
}

/** How high a device hangs, and what it is wired to. */
export const fixing = ({ height, switch: wiredTo }: LayoutDevice): string[] => [
  ...(height === undefined ? [] : [`${metres(height)} high`]),
  ...(wiredTo === undefined ? [] : [`Wired to ${wiredTo}`]),
];

export const lineName = (bom: readonly BomLine[], line: number): string =>
  bom[line] ? `Line ${line + 1}: ${bom[line].item}` : `Line ${line + 1}`;

/** What a level of detail shows of a person. */
export const levelWords: Readonly<Record<DetailLevel, string>> = {
  overview: 'You see that something moves',
  outline: 'You see that something moves',
  discern: 'You see a person, not who it is',
  perceive: 'You see a person, not who it is',
  characterise: 'You see a person, not who it is',
  validate: 'You see who it is',
  scrutinise: 'You see who it is',
};

export function watchedWords(watched: Watched, planned: LayoutDevice): string {
  const { inView, level, metres: far, pixelsPerMetre } = watched;
  if (!inView) return 'No longer sees what the plan needs it to see.';
  const reached = `${Math.round(pixelsPerMetre)} px/m at ${metres(far)}`;
  const needed = planned.view?.level;
  const planLevel = needed && needed !== level ? ` The plan needs ${needed}.` : '';
  return level
    ? `${levelWords[level]} (${level}, ${reached}).${planLevel}`
    : `Too far to see a person (${reached}).${planLevel}`;
}

/** What a device watches, in words; empty for one that watches nothing. */
export function watches(device: LayoutDevice, watched: Watched | undefined, planned: LayoutDevice) {
  if (watched) return watchedWords(watched, planned);
  if (device.range) return `${metres(device.range.metres)} at ${Math.round(device.range.angle)}°`;
  return device.to
    ? `A straight line to its other end, ${metres(lengthOf(minus(device.to, device.at)))}`
    : '';
}

/** "Boundary seen: 82%, 2 blind spots. Entrances seen: 100%." Empty without cameras. */
export function coverWords(layout: SiteLayout): string {
  const { cover } = layout;
  if (!cover) return '';
  const { perimeter, entrances, blindSpots } = cover;
  if (layout.noGround) return `Entrances seen: ${percent(entrances)}.`;
  const what = hasBoundary(layout) ? 'Boundary' : 'Outside of the building';
  const blind =
    blindSpots.length === 1 ? '1 blind spot' : `${blindSpots.length || 'no'} blind spots`;
  return `${what} seen: ${percent(perimeter)}, ${blind}. Entrances seen: ${percent(entrances)}.`;
}

/**
 * What closes a blind spot, at the price of the boundary cameras in the plan: empty where no blind spot is
 * left or the plan has no price.
 */
export function remedyWords({ cover, devices }: SiteLayout, bom: readonly BomLine[]): string {
  const camera = devices.find(
    ({ symbol, label }) => symbol === 'camera' && label.startsWith('Boundary'),
  );
  const price = camera && bom[camera.line]?.unitPrice;
  if (!cover?.blindSpots.length || price === undefined) return '';
  return `One more camera: about ${formatRand(price).replace(/\.00$/, '')}, and its cable and labour.`;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

export function sheetName(layout: SiteLayout): string {
  const { width, depth } = boundsOf(layout);
  return `Site plan, ${metres(width)} by ${metres(depth)}`;
}

/**
 * What the live region says after a move.
 * @param layout as planned
 * @param shown as it is now
 */
export function movedWords(layout: SiteLayout, shown: SiteLayout, item?: Item): string {
  const planned = layout.devices.find(({ id }) => item?.kind === 'device' && id === item.id);
  const device = shown.devices.find(({ id }) => id === planned?.id);
  const watched = planned && device && watchedBy(planned, device, shown.walls);
  return [
    item && (device ? `${position(device.at, boundsOf(shown))}.` : `${itemName(item, shown)}.`),
    planned && watched && watchedWords(watched, planned),
    coverWords(shown),
  ]
    .filter(Boolean)
    .join(' ');
}
