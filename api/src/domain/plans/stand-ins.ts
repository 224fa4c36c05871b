import type { SiteLayout } from '@app/contracts/site-layout';
import type { Device } from './plan-parts.ts';
import type { Site } from './site.ts';

// In place of layout/ until it is there.

export const layOut = (
  _site: Site,
  devices: readonly Device[],
  lineOf: (device: Device) => number,
): SiteLayout => ({
  width: 0,
  depth: 0,
  notes: [],
  walls: [],
  openings: [],
  rooms: [],
  devices: devices.map((device) => {
    const { id, symbol, label, view, range } = device;
    const line = lineOf(device);
    return {
      id,
      symbol,
      label,
      line,
      at: { x: 0, y: 0 },
      ...(view && { view }),
      ...(range && { range }),
    };
  }),
  fence: [],
});
