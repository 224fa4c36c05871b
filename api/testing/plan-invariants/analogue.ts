import type { SitePlan } from '../../src/domain/plans/design-site.ts';
import type { Device, Supply } from '../../src/domain/plans/plan-parts.ts';
import type { Site } from '../../src/domain/plans/site.ts';
import { idOf } from '../../src/domain/plans/words/lines/lines.ts';

/**
 * Where a plan of HD analogue cameras would not work: cameras without a channel, a cable or enough
 * volts, supplies that are too weak, rolls that are too short, and parts of a network.
 */
export function analogueFaults(site: Site, plan: SitePlan): readonly string[] {
  const devices = plan.designs.flatMap((design) => design.devices);
  const supplies = plan.designs.flatMap((design) => design.supplies);
  const cameras = devices.filter(
    ({ system, symbol, place }) =>
      system === 'video' && symbol === 'camera' && place.at !== 'equipment',
  );
  if (cameras.length === 0) return [];
  return [
    ...networkParts(devices, supplies),
    ...channelFaults(plan, devices, site.stays.cameras),
    ...cameras.flatMap((camera) => cableFaults(plan, camera)),
    ...supplyFaults(plan, devices, cameras),
    ...boughtFaults(plan, supplies, cameras.length),
    ...cameras
      .filter(({ view }) => (view?.pixels ?? 0) > 1920)
      .map(({ id }) => `${id} shows more than its recorder records`),
  ];
}

const networkParts = (devices: readonly Device[], supplies: readonly Supply[]): readonly string[] =>
  [...devices, ...supplies]
    .filter(({ system, kind }) => system === 'video' && /^(ip-camera|nvr|poe-)/.test(kind ?? ''))
    .map(({ kind }) => `${kind} in an analogue plan`);

function channelFaults(
  { cables }: SitePlan,
  devices: readonly Device[],
  staying: number,
): readonly string[] {
  const recorders = devices.filter(({ symbol }) => symbol === 'recorder');
  const channels = recorders.reduce((sum, { offer }) => sum + (offer?.figures.channels ?? 0), 0);
  const onCoax = cables.runs.filter(isPicture);
  const needed = 1.2 * (onCoax.length + staying);
  const full = recorders.filter(({ id, offer }) => {
    const own = onCoax.filter(({ to }) => to === id).length;
    return own > (offer?.figures.channels ?? 0);
  });
  return [
    ...(channels >= needed ? [] : [`${channels} channels for ${needed}`]),
    ...full.map(({ id }) => `${id} has too few channels`),
  ];
}

const isPicture = ({ type }: { readonly type: string }): boolean => /coax|pairs/.test(type);

/** By the data sheets: 12 W for cameras of which no product is known, else 5 W. */
const wattsOf = ({ offer }: Device): number => (offer ? 5 : 12);

/** 2 × 0.035 Ω a metre of 0.5 mm² copper; 15% of 12 V may be lost; RG59 carries pictures 300 m. */
function cableFaults({ cables, placed }: SitePlan, camera: Device): readonly string[] {
  const own = cables.runs.filter(({ from }) => from === camera.id);
  const coax = own.filter(isPicture);
  const [picture] = coax;
  if (!picture || coax.length !== 1) return [`${camera.id} has ${coax.length} coax cables`];
  const power = own.find(({ type }) => type === 'camera-power') ?? picture;
  const volts = 12 - power.metres * 0.07 * (wattsOf(camera) / 12);
  const local = picture.to.startsWith('local-supply');
  const carriedOn =
    !local || cables.runs.some(({ type, from }) => type === 'video-fibre' && from === picture.to);
  return [
    ...(volts >= 10.2 - 1e-9 ? [] : [`${camera.id} gets ${volts} V`]),
    ...(picture.metres <= (picture.type === 'coax' ? 300 : 200)
      ? []
      : [`${camera.id} has ${picture.metres} m of ${picture.type}`]),
    ...(carriedOn ? [] : [`the picture of ${camera.id} ends at ${picture.to}`]),
    ...(placed.find(picture.to) && placed.find(power.to)
      ? []
      : [`${camera.id} is joined to nothing that is drawn`]),
  ];
}

function supplyFaults(
  { cables }: SitePlan,
  devices: readonly Device[],
  cameras: readonly Device[],
): readonly string[] {
  const fedBy = (id: string) => {
    const runs = cables.runs.filter(({ from }) => from === id);
    const power = runs.find(({ type }) => type === 'camera-power') ?? runs[0];
    return /^local-supply-\d+/.exec(power?.to ?? '')?.[0] ?? 'central';
  };
  const placeOf = ({ id }: Device) => /^local-supply-\d+/.exec(id)?.[0] ?? 'central';
  const supplies = devices.filter(({ item }) => /^(camera|backed)-supply$/.test(idOf(item)));
  const units = Map.groupBy(supplies, placeOf);
  const fed = Map.groupBy(cameras, ({ id }) => fedBy(id));
  const idle = [...units.keys()].filter((place) => !fed.has(place));
  return [
    ...idle.map((place) => `${place} feeds nothing`),
    ...[...fed].flatMap(([place, own]) => {
      const here = units.get(place) ?? [];
      const sum = (figure: 'amperes' | 'outputs') =>
        here.reduce((total, { item }) => total + figureOf(item, figure), 0);
      const amperes = (1.2 * own.reduce((total, one) => total + wattsOf(one), 0)) / 12;
      return [
        ...(sum('amperes') >= amperes - 1e-9
          ? []
          : [`${place}: ${sum('amperes')} of ${amperes} A`]),
        ...(sum('outputs') >= own.length ? [] : [`${place}: too few outputs for ${own.length}`]),
      ];
    }),
  ];
}

/** A fuse block has an output for each camera. */
function figureOf(item: Device['item'], figure: 'amperes' | 'outputs'): number {
  if (typeof item !== 'object') return Number.NaN;
  if (item.id === 'camera-supply') return item[figure];
  if (item.id !== 'backed-supply') return Number.NaN;
  return figure === 'amperes' ? item.amperes : Number.POSITIVE_INFINITY;
}

/** Rolls hold what the schedule has × 1.15; each cable has two connectors, each camera a plug. */
function boughtFaults(
  { cables }: SitePlan,
  supplies: readonly Supply[],
  cameras: number,
): readonly string[] {
  const measured = (type: string) =>
    cables.runs.reduce((sum, run) => sum + (run.type === type ? run.metres : 0), 0);
  const held = (reason: string, size: 'metres' | 'pack') =>
    supplies
      .filter((supply) => typeof supply.reason === 'object' && supply.reason.id === reason)
      .reduce((sum, { offer, quantity }) => sum + quantity * (offer?.figures[size] ?? 1), 0);
  return [
    ...(['coax', 'camera-power', 'video-fibre'] as const).flatMap((type) => {
      const reason = type === 'coax' ? 'coax-cable' : type;
      const [has, needs] = [held(reason, 'metres'), measured(type) * 1.15];
      return has >= needs - 1e-6 ? [] : [`${has} m of ${needs} m for ${type}`];
    }),
    ...(held('video-connectors', 'pack') + 2 * held('video-baluns', 'metres') >= 2 * cameras
      ? []
      : ['too few BNC connectors or baluns']),
    ...(held('power-plugs', 'pack') >= cameras ? [] : ['too few power plugs']),
  ];
}
