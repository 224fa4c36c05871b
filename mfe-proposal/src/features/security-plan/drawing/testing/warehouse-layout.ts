import type { LayoutDevice } from '@app/contracts/site-layout';
import { aCamera, aLayout, anInnerWall, anOpening, wallsAround } from './builders.ts';

const docks = [28, 40, 52, 64];
const detectors = [30, 45, 60].flatMap((x) => [22, 38].map((y) => ({ x, y })));

/** A warehouse of 50 by 36 metres behind a palisade fence of 92 by 68, with 31 devices. */
export const warehouseLayout = aLayout({
  width: 92,
  depth: 68,
  notes: ['Drawn from your answers, not from a survey.', 'Cameras see through the palisade fence.'],
  walls: [
    ...wallsAround('boundary', { x: 0, y: 0 }, 92, 68, true),
    ...wallsAround('outer', { x: 21, y: 14 }, 50, 36),
    anInnerWall('inner-1', { x: 21, y: 44 }, { x: 71, y: 44 }),
    anInnerWall('inner-2', { x: 40, y: 44 }, { x: 40, y: 50 }),
  ],
  openings: [
    ...docks.map((x, index) =>
      anOpening(`dock-${index + 1}`, 'outer-north', { x, y: 14 }, { kind: 'dock', width: 3 }),
    ),
    anOpening('door-1', 'outer-south', { x: 46, y: 50 }),
    anOpening('gate-1', 'boundary-south', { x: 46, y: 68 }, { kind: 'vehicle-gate', width: 5 }),
  ],
  rooms: [
    { id: 'floor', label: 'Warehouse floor', at: { x: 21, y: 14 }, width: 50, depth: 30 },
    { id: 'room-1', label: 'Cash office', at: { x: 21, y: 44 }, width: 19, depth: 6 },
    { id: 'room-2', label: 'Server room', at: { x: 40, y: 44 }, width: 31, depth: 6 },
  ],
  devices: [
    aCamera('camera-nw', 'Boundary, north-west', { x: 0.4, y: 0.4 }, 5, { angle: 54 }),
    aCamera('camera-ne', 'Boundary, north-east', { x: 91.6, y: 0.4 }, 95, { angle: 54 }),
    aCamera('camera-se', 'Boundary, south-east', { x: 91.6, y: 67.6 }, 185, { angle: 54 }),
    aCamera('camera-sw', 'Boundary, south-west', { x: 0.4, y: 67.6 }, 275, { angle: 54 }),
    ...docks.map((x, index) =>
      aCamera(`camera-dock-${index + 1}`, `Dock ${index + 1}`, { x, y: 18 }, 270, {
        angle: 54,
        distance: 4,
        level: 'validate',
      }),
    ),
    ...docks.map(
      (x, index): LayoutDevice => ({
        id: `contact-${index + 1}`,
        symbol: 'contact',
        label: `Dock ${index + 1}`,
        line: 2,
        at: { x, y: 14.4 },
      }),
    ),
    ...detectors.map(
      (at, index): LayoutDevice => ({
        id: `detector-${index + 1}`,
        symbol: 'detector',
        label: `Warehouse floor ${index + 1}`,
        line: 1,
        at,
        direction: 90,
        range: { metres: 12, angle: 90 },
      }),
    ),
    ...(['recorder', 'screen', 'panel', 'keypad', 'power', 'siren', 'reader', 'lock'] as const).map(
      (symbol, index): LayoutDevice => ({
        id: symbol,
        symbol,
        label: 'Server room',
        line: 3 + index,
        at: { x: 44 + index, y: 45 },
      }),
    ),
    {
      id: 'motor-1',
      symbol: 'gate-motor',
      label: 'Vehicle gate',
      line: 11,
      at: { x: 49, y: 67.5 },
    },
    { id: 'barrier-1', symbol: 'barrier', label: 'Vehicle gate', line: 12, at: { x: 43, y: 67 } },
    { id: 'tower-1', symbol: 'tower', label: 'Yard', line: 13, at: { x: 10, y: 58 } },
    { id: 'sensor-1', symbol: 'sensor', label: 'Tank', line: 14, at: { x: 82, y: 58 } },
    { id: 'intercom-1', symbol: 'intercom', label: 'Gate', line: 15, at: { x: 42, y: 68 } },
  ],
  fence: [],
});
