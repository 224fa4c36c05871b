import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Need } from '../../../catalogue/capabilities/need.ts';
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

/**
 * How an alarm reaches the control room, or without one the owner's phone: by LTE with two SIM
 * cards, and by radio as a second path where crime uses jammers, where the mobile signal is poor, or
 * in the complete plan. Without a control room the essential plan has none, and the second path is
 * the internet line. A wireless hub has LTE built in.
 */
export function signalPaths(
  site: Site,
  wiring: Wiring,
  scope: Scope,
  panels: number,
): AlarmSupplies[] {
  const path = (need: PlainNeed, reason: AlarmSupplies['reason']) =>
    ofFamily(need, reason, panels, alarmValues.communicatorMilliamperes);
  const wired = wiring === 'wired';
  const lte: PlainNeed = { device: 'lte-communicator', with: ['dual-sim'] };
  if (site.monitored)
    return [
      ...(wired ? [path(lte, 'lte-to-control-room')] : []),
      ...(needsRadio(site, scope) ? [path({ device: 'radio-transmitter' }, whyRadio(site))] : []),
    ];
  return [
    ...(wired && scope !== 'essential' ? [path(lte, 'lte-to-phone')] : []),
    ...(wired && scope === 'complete' && site.internet
      ? [path({ device: 'ip-communicator' }, 'internet-to-phone')]
      : []),
  ];
}

/** Two ways to the control room, of which one is no mobile network. */
export const needsRadio = (site: Site, scope: Scope): boolean =>
  site.monitored && (site.jammers || site.signal === 'poor' || scope === 'complete');

function whyRadio({ jammers, signal }: Site) {
  if (jammers) return 'radio-against-jammers';
  return signal === 'poor' ? 'radio-for-poor-signal' : 'radio-beside-mobile';
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
