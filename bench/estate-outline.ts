import type { Point } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';

const rectangle = (x: number, y: number, width: number, depth: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];

/** Twelve buildings of two storeys on 300 by 200 metres, as the visitor of an estate would draw it. */
export const estateOutline: SiteOutline = {
  boundary: rectangle(0, 0, 300, 200),
  street: 2,
  gates: [
    { kind: 'vehicle-gate', at: { x: 140, y: 200 }, width: 6 },
    { kind: 'pedestrian-gate', at: { x: 160, y: 200 }, width: 1.2 },
  ],
  buildings: Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [30 + 60 * (index % 4), 30 + 50 * Math.floor(index / 4)];
    return {
      corners: rectangle(x, y, 20, 14),
      storeys: 2,
      openings: [
        { kind: 'door', at: { x: x + 5, y: y + 14 }, width: 1 },
        { kind: 'door', at: { x: x + 15, y }, width: 1 },
        { kind: 'garage', at: { x: x + 20, y: y + 7 }, width: 2.4 },
      ],
    };
  }),
  solids: [],
};
