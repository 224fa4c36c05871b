/**
 * Lines of the bill of materials of `docs/examples/plans/home-with-dogs.md`, word for word. The
 * sample drawing marks each with its number in this list.
 */
export const sampleLines = [
  {
    quantity: 3,
    item: 'Lumora 4MP IP bullet camera 4mm 30m IR PoE H.265',
    why: 'One view at each entrance: 3 doors = 3',
  },
  {
    quantity: 9,
    item: 'Sentra pet-immune PIR detector 25kg wired',
    why: 'One detector in each room that a burglar could enter: 9 rooms',
  },
  {
    quantity: 3,
    item: 'Sentra surface door contact',
    why: 'One contact for each outer door: 3',
  },
  {
    quantity: 1,
    item: 'Movant D500 sliding gate motor 500kg, 12V 7.2Ah battery back-up, 2 remotes, no rack',
    why: 'Vehicle gate 1, sliding: 400 kg × 1.25 = 500 kg, and 16 openings a day',
  },
] as const;
