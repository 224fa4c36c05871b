import { cableValues } from '@app/knowledge/planning/cable';
import { powerValues } from '@app/knowledge/planning/power';
import { when } from '@app/wording/phrases';
import type { CableType, LaidCables } from '../cabling/laid-cables.ts';
import type { PlacedSite } from '../layout/place-devices.ts';
import { type DesignContext, emptyDesign, type SystemDesign } from '../plan-parts.ts';
import { cableSupplies, metresOf, withWaste } from './cabling/cable-supplies.ts';
import { coaxSupplies } from './cabling/coax-supplies.ts';
import { localSupplyParts } from './cabling/local-supply-parts.ts';
import { localSwitchParts } from './cabling/local-switch-parts.ts';
import { wholeUp } from './purchases.ts';

/** Cable of all systems as it is measured on the drawing, and the switches where copper is too short. */
export function designCabling(
  context: DesignContext,
  placed: PlacedSite,
  laid: LaidCables,
): SystemDesign {
  if (laid.runs.length === 0) return emptyDesign;
  const { local, runs } = laid;
  const switches = localSwitchParts(context, placed, local);
  const feeding = localSupplyParts(context, placed, laid);
  const coax = metresOf(laid, ...ofCameras);
  const pulled = metresOf(laid, 'indoor-network', 'outdoor-network', 'fibre');
  return {
    ...emptyDesign,
    devices: [...switches.devices, ...feeding.devices],
    supplies: [
      ...switches.supplies,
      ...feeding.supplies,
      ...coaxSupplies(context.market, laid),
      ...cableSupplies(context, laid),
    ],
    loads: [...switches.loads, ...feeding.loads],
    labour: [
      ...when(pulled > 0, {
        task: { id: 'cable', metres: pulled },
        hours: pulled * cableValues.hoursPerMetre,
      }),
      ...when(coax > 0, {
        task: { id: 'coax', metres: coax },
        hours: coax * cableValues.hoursPerMetre,
      }),
      ...feeding.labour,
      ...when(local.length > 0, {
        task: { id: 'local-switches', switches: local.length },
        hours: local.length * cableValues.localSwitchHours,
      }),
      ...when(switches.onPoeUps > 0, {
        task: { id: 'local-backup', at: 'local-switch', places: switches.onPoeUps } as const,
        hours: switches.onPoeUps * powerValues.hoursPerUnit,
      }),
    ],
    calculations: groups.flatMap(({ id, types }) => {
      const own = runs.filter(({ type }) => (types as readonly CableType[]).includes(type));
      const metres = metresOf(laid, ...types);
      return when(own.length > 0, {
        id,
        runs: own.length,
        longest: Math.max(...own.map((run) => run.metres)),
        metres,
        needed: wholeUp(withWaste(metres)),
      });
    }),
    assumptions: [
      'measured-cable',
      ...when(local.length > 0, 'local-switches'),
      ...fibreChain(laid),
      ...feeding.assumptions,
      ...when(switches.onPoeUps > 0, 'poe-ups'),
    ],
    exclusions: [
      ...when(local.length > 0, 'localSwitchPower'),
      ...when(laid.supplies.length > 0, 'localSupplyPower'),
    ],
  };
}

/** What hangs on the fibre where it goes from one local switch to the next. */
function fibreChain({ local, runs }: LaidCables): SystemDesign['assumptions'] {
  const fibres = runs.filter(({ type }) => type === 'fibre');
  const feeds = new Map(local.map(({ device, feeds }) => [device.id, feeds.length]));
  // Each switch is joined to one that is nearer to the equipment.
  const behind = (id: string): { readonly cameras: number; readonly switches: number } => {
    const next = fibres.flatMap(({ from, to }) =>
      to === id && typeof from === 'string' ? [behind(from)] : [],
    );
    return {
      cameras: (feeds.get(id) ?? 0) + next.reduce((sum, { cameras }) => sum + cameras, 0),
      switches: 1 + Math.max(0, ...next.map(({ switches }) => switches)),
    };
  };
  const first = fibres.flatMap(({ from, to }) =>
    typeof from === 'string' && !feeds.has(to) ? [behind(from)] : [],
  );
  const switches = Math.max(0, ...first.map((one) => one.switches));
  return when(switches > 1, {
    id: 'fibre-chain',
    switches,
    cameras: Math.max(...first.map(({ cameras }) => cameras)),
  });
}

/** Of HD analogue cameras. */
const ofCameras = [
  'coax',
  'indoor-pairs',
  'outdoor-pairs',
  'camera-power',
  'video-fibre',
] as const satisfies readonly CableType[];

/** Cable that is bought as one. */
const groups = [
  {
    id: 'network-cable',
    types: ['indoor-network', 'outdoor-network', 'indoor-pairs', 'outdoor-pairs'],
  },
  { id: 'coax-cable', types: ['coax'] },
  { id: 'camera-power', types: ['camera-power'] },
  { id: 'video-fibre', types: ['video-fibre'] },
  { id: 'comms-cable', types: ['comms'] },
  { id: 'data-cable', types: ['data'] },
  { id: 'ht-cable', types: ['ht'] },
  { id: 'fibre', types: ['fibre'] },
] as const satisfies readonly { id: string; types: readonly CableType[] }[];
