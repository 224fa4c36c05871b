import type { Device, Supply, SystemDesign } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { idOf } from '../../words/lines/lines.ts';
import type { LoadId } from '../../words/names.ts';
import type { Load } from './backup-need.ts';

type Part = Device | Supply;

export interface KeptLoad {
  readonly load: LoadId;
  /** What keeps all of it running; empty when nothing does. */
  readonly keptBy: readonly Part[];
  /** Backup power that stays may carry it: a visit shows whether it can. */
  readonly mayStay: boolean;
}

/** Several texts of a plan ask about the same designs. */
const known = new WeakMap<readonly SystemDesign[], { site: Site; kept: readonly KeptLoad[] }>();

/** What runs on mains power in a plan, each with what keeps it running in a power cut. */
export function keptRunning(site: Site, designs: readonly SystemDesign[]): readonly KeptLoad[] {
  const last = known.get(designs);
  if (last?.site === site) return last.kept;
  const kept = keptLoads(site, designs);
  known.set(designs, { site, kept });
  return kept;
}

function keptLoads(site: Site, designs: readonly SystemDesign[]): readonly KeptLoad[] {
  const parts = designs.flatMap(({ devices, supplies }): readonly Part[] => [
    ...devices,
    ...supplies,
  ]);
  return [
    ...designs.flatMap(({ loads }) => loads).map((load) => onBackup(load, site, parts)),
    ...Object.entries(withOwnBattery).flatMap(([load, { runs, battery }]) => {
      const running = parts.filter(runs);
      if (running.length === 0) return [];
      const keptBy = running.every(hasBattery) ? running : withBatteries(running, battery, parts);
      // The keys of a record are those of its type.
      return [{ load: load as LoadId, keptBy, mayStay: false }];
    }),
  ];
}

/** Nothing when the plan has no such batteries. */
function withBatteries(running: readonly Part[], battery: readonly string[], all: readonly Part[]) {
  const batteries = all.filter(({ item }) => battery.includes(idOf(item)));
  return batteries.length > 0 ? [...running, ...batteries] : [];
}

function onBackup(load: Load, { stays }: Site, parts: readonly Part[]): KeptLoad {
  const { apart, name } = load;
  const id = typeof name === 'string' ? name : name.id;
  const keptBy = parts.filter(({ item }) =>
    apart === undefined
      ? idOf(item) === 'backup'
      : typeof item === 'object' && item.id === 'local-backup' && item.at === name,
  );
  return { load: id, keptBy, mayStay: apart === undefined && stays.systems.has('power') };
}

/** A wireless hub and a UPS come with their battery; others by their name, or as the line to be quoted asks. */
const hasBattery = ({ kind, offer }: Part): boolean =>
  kind === 'alarm-hub' ||
  kind === 'poe-ups' ||
  (kind !== undefined &&
    kind !== 'alarm-panel' &&
    kind !== 'access-power-supply' &&
    (offer === undefined || offer.features.has('battery-backup')));

interface OwnBattery {
  readonly runs: (part: Part) => boolean;
  /** Items that keep it running where it has none built in. */
  readonly battery: readonly string[];
}

const ofKind =
  (...kinds: readonly Part['kind'][]) =>
  ({ kind }: Part): boolean =>
    kinds.includes(kind);

/** Systems whose batteries are in their own designs; a boom without one is a load apart. */
const withOwnBattery: Readonly<Partial<Record<LoadId, OwnBattery>>> = {
  alarm: { runs: ofKind('alarm-panel', 'alarm-hub'), battery: ['alarm-battery'] },
  'electric-fence': { runs: ofKind('energizer'), battery: ['energizer-battery'] },
  beams: {
    runs: ({ item }) => idOf(item) === 'beam-power-supply',
    battery: ['beam-battery'],
  },
  doors: { runs: ofKind('access-power-supply'), battery: ['access-battery'] },
  'gate-motors': {
    runs: ofKind('sliding-gate-motor', 'swing-gate-motor'),
    battery: ['gate-battery'],
  },
  'local-switch': { runs: ofKind('poe-ups'), battery: [] },
  'local-supply': {
    runs: ({ item }) => idOf(item) === 'backed-supply',
    battery: ['supply-battery'],
  },
  'garage-doors': { runs: ofKind('garage-motor'), battery: [] },
};
