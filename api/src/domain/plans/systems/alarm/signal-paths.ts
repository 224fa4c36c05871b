import { alarmValues } from '@app/knowledge/planning/alarm';
import type { Scope } from '../../plan-parts.ts';
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
  item: 'LTE communicator with two SIM cards',
  reason: site.monitored
    ? 'Path to the control room: LTE with two SIM cards'
    : 'Alarm messages to your phone: LTE with two SIM cards',
  quantity,
});

const radio = (site: Site, quantity: number): AlarmSupplies => ({
  ...communicator,
  need: { device: 'radio-transmitter' },
  item: 'Long-range radio transmitter',
  reason: `Second path to the control room: ${whyRadio(site)}`,
  quantity,
});

function whyRadio({ jammers, signal }: Site): string {
  if (jammers) return 'crime in the area uses jammers';
  if (signal === 'poor') return 'the mobile signal is poor';
  return 'a radio works when the mobile network does not';
}

const internet = (quantity: number): AlarmSupplies => ({
  ...communicator,
  need: { device: 'ip-communicator' },
  item: 'IP module',
  reason: 'Second path for alarm messages to your phone: the internet line',
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
    item: 'Wireless receiver for remotes',
    reason: 'One receiver for remotes and pendants',
    quantity: 1,
  };
  const remote: AlarmSupplies = {
    ...carried,
    need: { device: 'alarm-remote' },
    item: 'Alarm 4-button remote',
    reason: `Remotes to arm the alarm and for panic: ${remotesPerHome}`,
    quantity: remotesPerHome,
  };
  const pendant: AlarmSupplies = {
    ...carried,
    need: { device: 'panic-pendant', with: ['wireless'] },
    item: 'Wireless panic pendant',
    reason: `Pendants for panic in the garden or yard: ${pendantsPerHome}`,
    quantity: pendantsPerHome,
  };
  return [
    ...(wiring === 'wired' ? [receiver] : []),
    remote,
    // A wireless alarm already has pendants, drawn in their rooms.
    ...(scope === 'complete' && wiring === 'wired' ? [pendant] : []),
  ];
}
