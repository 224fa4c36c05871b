import type { SiteLayout } from '@app/contracts/site-layout';

/** A house of 12 by 9 metres on a stand of 26 by 18, with two cameras and one detector. */
export const sampleLayout: SiteLayout = {
  width: 26,
  depth: 18,
  notes: ['The building stands in the middle.'],
  walls: [
    { id: 'north', kind: 'boundary', from: { x: 0, y: 0 }, to: { x: 26, y: 0 }, seeThrough: false },
    {
      id: 'east',
      kind: 'boundary',
      from: { x: 26, y: 0 },
      to: { x: 26, y: 18 },
      seeThrough: false,
    },
    {
      id: 'south',
      kind: 'boundary',
      from: { x: 26, y: 18 },
      to: { x: 0, y: 18 },
      seeThrough: false,
    },
    { id: 'west', kind: 'boundary', from: { x: 0, y: 18 }, to: { x: 0, y: 0 }, seeThrough: false },
    { id: 'front', kind: 'outer', from: { x: 7, y: 13 }, to: { x: 19, y: 13 }, seeThrough: false },
  ],
  openings: [
    {
      id: 'door-1',
      kind: 'door',
      label: 'Front door',
      at: { x: 13, y: 13 },
      width: 1,
      wall: 'front',
    },
  ],
  rooms: [{ id: 'room-1', label: 'Room 1', at: { x: 7, y: 4 }, width: 6, depth: 4 }],
  devices: [
    {
      id: 'camera-entrance-1',
      symbol: 'camera',
      label: 'Front door',
      line: 0,
      at: { x: 13, y: 12 },
      direction: 90,
      view: {
        angle: 100,
        reach: 8,
        pixels: 2560,
        level: 'validate',
        distance: 2,
        pixelsPerMetre: 537,
      },
    },
    {
      id: 'camera-boundary-1',
      symbol: 'camera',
      label: 'Boundary, north',
      line: 0,
      at: { x: 0.3, y: 0.3 },
      direction: 45,
      view: {
        angle: 100,
        reach: 18,
        pixels: 2560,
        level: 'discern',
        distance: 12,
        pixelsPerMetre: 90,
      },
    },
    {
      id: 'detector-1',
      symbol: 'detector',
      label: 'Room 1',
      line: 2,
      at: { x: 7.2, y: 4.2 },
      direction: 45,
      range: { metres: 12, angle: 90 },
    },
  ],
  fence: [],
  cover: { perimeter: 0.41, entrances: 1, blindSpots: [] },
};
