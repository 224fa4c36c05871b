import { alarmValues } from '@app/knowledge/planning/alarm';
import { type AlarmPoints, type AlarmSupplies, each, type Wiring } from './alarm-part.ts';

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

export const zoneFactor = 1 + alarmValues.spareZonesPercent / 100;

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
  const ofOthers =
    inputs > 0 ? `, ${inputs} of them for the electric fence, its beams or gates,` : '';
  return {
    id: 'alarm-panel',
    need: wired
      ? { device: 'alarm-panel', atLeast: { zones: panelZones }, without: ['wireless'] }
      : { device: 'alarm-hub' },
    item: wired ? `${panelZones}-zone alarm panel` : 'Wireless alarm hub',
    reason: `Panel zones: ${zonesUsed} in use${ofOthers} × ${zoneFactor}, rounded up = ${needed}${panels > 1 ? `, on ${panels} panels` : ''}`,
    ofFamily: true,
    symbol: 'panel',
    zones: 0,
    runs: 0,
    milliamperes: alarmValues.panelMilliamperes,
    places: each(panels, (index) => ({
      place: { at: 'equipment' },
      label: panels > 1 ? `Alarm panel ${index + 1}` : 'Alarm panel',
    })),
  };
}

export function expanders(size: PanelSize): AlarmSupplies[] {
  const { expandersPerPanel, panels, panelZones } = size;
  if (expandersPerPanel === 0) return [];
  const zones = alarmValues.expanderZones;
  return [
    {
      need: { device: 'zone-expander', atLeast: { zones } },
      item: `${zones}-zone expander`,
      reason: `Expanders for zones beyond those of the panels: ${size.zonesNeeded} zones, ${panels} × ${panelZones} on the panels, ${zones} on each expander`,
      ofFamily: true,
      milliamperes: alarmValues.expanderMilliamperes,
      quantity: expandersPerPanel * panels,
    },
  ];
}
