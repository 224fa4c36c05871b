import { alarmValues } from '@app/knowledge/planning/alarm';
import { each } from '../purchases.ts';
import type { AlarmPoints, AlarmSupplies, Wiring } from './alarm-part.ts';

/** How many panels an alarm has, and how large each of them is. */
export interface PanelSize {
  readonly zonesUsed: number;
  /** With spare zones. */
  readonly zonesNeeded: number;
  readonly panels: number;
  /** Of each panel itself, at least. */
  readonly panelZones: number;
  readonly expandersPerPanel: number;
}

/** Zones that the panels must have: 1.2 × the zones in use, rounded up (our planning value). */
export const zonesNeeded = (used: number): number =>
  Math.ceil((used * (100 + alarmValues.spareZonesPercent)) / 100);

/**
 * One panel with enough zones of its own; beyond the largest one, that one with 8-zone expanders;
 * beyond four of them, several such panels. A wireless hub takes 100 devices.
 * @param sizes zones of the panels that can be had
 */
export function panelSize(used: number, wiring: Wiring, sizes: readonly number[]): PanelSize {
  const { devicesPerWirelessHub, expanderZones, expandersPerPanel } = alarmValues;
  const needed = zonesNeeded(used);
  const wired = wiring === 'wired';
  const largest = wired ? Math.max(...sizes) : devicesPerWirelessHub;
  const most = wired ? largest + expandersPerPanel * expanderZones : largest;
  const panels = Math.max(1, Math.ceil(needed / most));
  const zonesEach = Math.ceil(needed / panels);
  const beyond = Math.max(0, zonesEach - largest);
  return {
    zonesUsed: used,
    zonesNeeded: needed,
    panels,
    panelZones: Math.min(...sizes.filter((size) => size >= zonesEach), largest),
    expandersPerPanel: Math.ceil(beyond / expanderZones),
  };
}

/** @param inputs of the zones in use, those that fence, beams and gates report on */
export function panelPoints(size: PanelSize, wiring: Wiring, inputs: number): AlarmPoints {
  const { panels, panelZones, zonesNeeded: needed, zonesUsed } = size;
  const wired = wiring === 'wired';
  return {
    id: 'alarm-panel',
    need: wired
      ? { device: 'alarm-panel', atLeast: { zones: panelZones }, without: ['wireless'] }
      : { device: 'alarm-hub' },
    item: wired ? { id: 'alarm-panel', zones: panelZones } : 'alarm-hub',
    reason: { id: 'alarm-panels', used: zonesUsed, inputs, needed, panels },
    ofFamily: true,
    symbol: 'panel',
    zones: 0,
    cable: 'none',
    milliamperes: alarmValues.panelMilliamperes,
    places: each(panels, (index) => ({
      place: { at: 'equipment' },
      label: { id: 'alarm-panel', number: index + 1, panels },
    })),
  };
}

export function expanders(size: PanelSize): AlarmSupplies[] {
  const { expandersPerPanel, panels, panelZones } = size;
  if (expandersPerPanel === 0) return [];
  return [
    {
      need: { device: 'zone-expander', atLeast: { zones: alarmValues.expanderZones } },
      item: 'zone-expander',
      reason: { id: 'zone-expanders', needed: size.zonesNeeded, panels, zones: panelZones },
      ofFamily: true,
      milliamperes: alarmValues.expanderMilliamperes,
      quantity: expandersPerPanel * panels,
    },
  ];
}
