import type { Scope } from '../../plan-parts.ts';
import { alarmValues } from '../../planning-values/alarm.ts';
import type { Site } from '../../site.ts';
import type { AlarmSupplies, Wiring } from './alarm-part.ts';

const communicator = {
  ofFamily: true,
  milliamperes: alarmValues.communicatorMilliamperes,
} as const;

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
  const first = wiring === 'wired' ? [lte(site, panels)] : [];
  if (!site.monitored)
    return [
      ...(scope === 'essential' ? [] : first),
      ...(scope === 'complete' && wiring === 'wired' ? [internet(panels)] : []),
    ];
  return [...first, ...(needsRadio(site, scope) ? [radio(site, panels)] : [])];
}

/** Two ways to the control room, of which one is no mobile network. */
export const needsRadio = (site: Site, scope: Scope): boolean =>
  site.monitored && (site.jammers || site.signal === 'poor' || scope === 'complete');

const lte = (site: Site, quantity: number): AlarmSupplies => ({
  ...communicator,
  need: { device: 'lte-communicator', with: ['dual-sim'] },
  item: 'lte-communicator',
  reason: site.monitored ? 'lte-to-control-room' : 'lte-to-phone',
  quantity,
});

const radio = (site: Site, quantity: number): AlarmSupplies => ({
  ...communicator,
  need: { device: 'radio-transmitter' },
  item: 'radio-transmitter',
  reason: whyRadio(site),
  quantity,
});

function whyRadio({ jammers, signal }: Site) {
  if (jammers) return 'radio-against-jammers';
  return signal === 'poor' ? 'radio-for-poor-signal' : 'radio-beside-mobile';
}

const internet = (quantity: number): AlarmSupplies => ({
  ...communicator,
  need: { device: 'ip-communicator' },
  item: 'ip-communicator',
  reason: 'internet-to-phone',
  quantity,
});

/** Remotes to arm the alarm at a home, with their receiver; pendants in the complete plan. */
export function remotes(site: Site, wiring: Wiring, scope: Scope): AlarmSupplies[] {
  if (site.trade !== 'home' || scope === 'essential') return [];
  const { pendantsPerHome, remotesPerHome } = alarmValues;
  const carried = { ofFamily: true, milliamperes: 0 } as const;
  const receiver: AlarmSupplies = {
    ...carried,
    need: { device: 'alarm-receiver' },
    item: 'alarm-receiver',
    reason: 'alarm-receiver',
    quantity: 1,
  };
  const remote: AlarmSupplies = {
    ...carried,
    need: { device: 'alarm-remote' },
    item: 'alarm-remote',
    reason: 'alarm-remotes',
    quantity: remotesPerHome,
  };
  const pendant: AlarmSupplies = {
    ...carried,
    need: { device: 'panic-pendant', with: ['wireless'] },
    item: 'panic-pendant',
    reason: 'panic-pendants',
    quantity: pendantsPerHome,
  };
  return [
    ...(wiring === 'wired' ? [receiver] : []),
    remote,
    // A wireless alarm already has pendants, drawn in their rooms.
    ...(scope === 'complete' && wiring === 'wired' ? [pendant] : []),
  ];
}
