import { aCamera, aLayout, anInnerWall, anOpening, wallsAround } from './builders.ts';

/**
 * A house of 10 by 8 metres on a stand of 24 by 18. Line 1: three cameras, line 2: two detectors,
 * line 3: a contact, line 4: a beam, line 5: the energiser.
 */
export const homeLayout = aLayout({
  width: 24,
  depth: 18,
  notes: ['Drawn from your answers, not from a survey.', 'The building is drawn on one floor.'],
  walls: [
    ...wallsAround('boundary', { x: 0, y: 0 }, 24, 18),
    ...wallsAround('outer', { x: 7, y: 5 }, 10, 8),
    anInnerWall('inner-1', { x: 12, y: 5 }, { x: 12, y: 13 }),
  ],
  openings: [
    anOpening('door-1', 'outer-south', { x: 9, y: 13 }, { label: 'Front door' }),
    anOpening('gate-1', 'boundary-south', { x: 16, y: 18 }, { kind: 'vehicle-gate', width: 4 }),
    anOpening('door-room-2', 'inner-1', { x: 12, y: 10 }, { width: 0.8 }),
  ],
  rooms: [
    { id: 'room-1', label: 'Room 1', at: { x: 7, y: 5 }, width: 5, depth: 8 },
    { id: 'room-2', label: 'Room 2', at: { x: 12, y: 5 }, width: 5, depth: 8 },
  ],
  devices: [
    aCamera('camera-1', 'Front door', { x: 11.5, y: 13.5 }, 191, {
      angle: 54,
      distance: 2.55,
      level: 'validate',
    }),
    aCamera('camera-2', 'Boundary, north-west', { x: 0.4, y: 0.4 }, 45),
    aCamera('camera-3', 'Boundary, south-east', { x: 23.6, y: 17.6 }, 225),
    {
      id: 'detector-1',
      symbol: 'detector',
      label: 'Room 1',
      line: 1,
      at: { x: 7.3, y: 5.3 },
      direction: 45,
      range: { metres: 12, angle: 90 },
    },
    {
      id: 'detector-2',
      symbol: 'detector',
      label: 'Room 2',
      line: 1,
      at: { x: 16.7, y: 5.3 },
      direction: 135,
      range: { metres: 12, angle: 90 },
    },
    { id: 'contact-1', symbol: 'contact', label: 'Front door', line: 2, at: { x: 9, y: 12.7 } },
    {
      id: 'beam-1',
      symbol: 'beam',
      label: 'Gate',
      line: 3,
      at: { x: 13.8, y: 17 },
      to: { x: 18.2, y: 17 },
    },
    { id: 'energizer', symbol: 'energizer', label: 'Room 2', line: 4, at: { x: 14, y: 5.4 } },
  ],
  fence: [
    {
      id: 'zone-1',
      path: [
        { x: 0, y: 0 },
        { x: 24, y: 0 },
        { x: 24, y: 18 },
        { x: 0, y: 18 },
        { x: 0, y: 0 },
      ],
    },
  ],
});
