import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Need } from '../../../catalogue/capabilities/need.ts';
import { gravestNeeds } from '../../essential.ts';
import type { Scope } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import type { AlarmSupplies, Wiring } from './alarm-part.ts';

/** Called as its kind of product is. */
interface PlainNeed extends Need {
  readonly device: Extract<Need['device'], AlarmSupplies['item']>;
}

const ofFamily = (
  need: PlainNeed,
  reason: AlarmSupplies['reason'],
  quantity: number,
  milliamperes = 0,
): AlarmSupplies => ({
  need,
  item: need.device,
  reason,
  quantity,
  ofFamily: true,
  milliamperes,
});

/** A way for signals out of the building. */
type PathDevice = 'lte-communicator' | 'radio-transmitter' | 'ip-communicator';
export const pathDevices: ReadonlySet<string> = new Set<PathDevice>([
  'lte-communicator',
  'radio-transmitter',
  'ip-communicator',
]);

/**
 * How an alarm reaches the control room, or without one the owner's phone: by LTE with two SIM
 * cards, and by a second path where `needsTwoPaths`: radio to a control room, the internet line to a
 * phone. Where the price list has none of a kind for this make, the next kind that it has takes its
 * place. Without a control room the essential plan has none. A wireless hub has LTE built in.
 * @param has whether the make of the alarm has such a product
 */
export function signalPaths(
  site: Site,
  wiring: Wiring,
  scope: Scope,
  panels: number,
  has: (need: Need) => boolean,
): AlarmSupplies[] {
  if (!site.monitored && (scope === 'essential' || wiring === 'wireless')) return [];
  const kinds: readonly (PlainNeed & { readonly device: PathDevice })[] = [
    ...(wiring === 'wired' ? [{ device: 'lte-communicator', with: ['dual-sim'] } as const] : []),
    ...(site.monitored ? [{ device: 'radio-transmitter' } as const] : []),
    ...(wiring === 'wired' && site.internet ? [{ device: 'ip-communicator' } as const] : []),
  ];
  const wanted = (needsTwoPaths(site, scope) ? 2 : 1) - (wiring === 'wireless' ? 1 : 0);
  const chosen = [...kinds.filter(has), ...kinds.filter((kind) => !has(kind))].slice(0, wanted);
  return chosen.map((need) =>
    ofFamily(need, whyPath(need.device, site), panels, alarmValues.communicatorMilliamperes),
  );
}

/**
 * Two ways out, of which one is no mobile network: where jammers are used, where the signal is poor,
 * in the country, where help is far away, in the complete plan, and in any where a gravest threat
 * needs it. Source: planning values.
 */
export function needsTwoPaths(site: Site, scope: Scope): boolean {
  const { jammers, rural, signal } = site;
  if (jammers || signal === 'poor' || scope === 'complete') return true;
  return (rural && scope === 'recommended') || gravestNeeds(site, 'two-paths');
}

function whyPath(device: PathDevice, site: Site): AlarmSupplies['reason'] {
  if (device === 'lte-communicator') return site.monitored ? 'lte-to-control-room' : 'lte-to-phone';
  if (device === 'ip-communicator')
    return site.monitored ? 'internet-to-control-room' : 'internet-to-phone';
  if (site.jammers) return 'radio-against-jammers';
  return site.signal === 'poor' ? 'radio-for-poor-signal' : 'radio-beside-mobile';
}

/** Remotes to arm the alarm at a home, with their receiver; pendants in the complete plan. */
export function remotes(site: Site, wiring: Wiring, scope: Scope): AlarmSupplies[] {
  if (site.trade !== 'home' || scope === 'essential') return [];
  const { pendantsPerHome, remotesPerHome } = alarmValues;
  const pendant: PlainNeed = { device: 'panic-pendant', with: ['wireless'] };
  return [
    ...(wiring === 'wired' ? [ofFamily({ device: 'alarm-receiver' }, 'alarm-receiver', 1)] : []),
    ofFamily({ device: 'alarm-remote' }, 'alarm-remotes', remotesPerHome),
    // A wireless alarm already has pendants, drawn in their rooms.
    ...(scope === 'complete' && wiring === 'wired'
      ? [ofFamily(pendant, 'panic-pendants', pendantsPerHome)]
      : []),
  ];
}
