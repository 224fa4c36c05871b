import { describe, expect, test } from 'vitest';
import { marketWith } from '../../../../../testing/market-with.ts';
import type { Market } from '../../market/market.ts';
import { chooseCameras } from './camera-choice.ts';
import type { Views } from './view.ts';

const views = (changes: Partial<Views['need']> = {}, spots = 1): Views => ({
  name: 'outer-doors',
  device: 'ip-camera',
  need: { level: 'validate', distance: 3, leastAngle: 28, outdoor: true, ...changes },
  reason: { id: 'entrance-views', doors: 1, shutters: 0, docks: 0 },
  mounting: 'building',
  spots: Array.from({ length: spots }, (_, index) => ({
    id: `camera-${index}`,
    label: { id: 'outer-door', number: 1 },
    place: { at: 'entrance', index },
  })),
});

const chosen = (market: Market, ...groups: Views[]) =>
  chooseCameras(groups, market).map(({ offer }) => offer?.name);

describe('the camera of a view', () => {
  test('a view that would be too narrow is not taken, however cheap', () => {
    const narrow = 'A 2MP IP bullet camera 12mm 50m IR PoE';
    const wide = 'A 4MP IP bullet camera 4mm 30m IR PoE';
    const market = marketWith([narrow, 500], [wide, 900]);
    expect(chosen(market, views({ leastAngle: 30 }))).toEqual([wide]);
    expect(chosen(market, views({ leastAngle: 20 }))).toEqual([narrow]);
  });

  test('a camera whose light ends before the view does is not taken', () => {
    const short = 'A 2MP IP varifocal bullet camera 2.8-12mm 30m IR PoE';
    const far = 'A 2MP IP varifocal bullet camera 2.8-12mm 50m IR PoE';
    const market = marketWith([short, 900], [far, 1200]);
    const need = { level: 'discern', distance: 40 } as const;
    expect(chosen(market, views(need))).toEqual([far]);
    expect(chosen(market, views({ ...need, distance: 30 }))).toEqual([short]);
  });

  test('a dome without a word of weather stays inside, a bullet outside', () => {
    const dome = 'A 4MP IP dome camera 4mm 30m IR PoE';
    const bullet = 'A 4MP IP bullet camera 4mm 30m IR PoE';
    expect(chosen(marketWith([dome, 700], [bullet, 900]), views())).toEqual([bullet]);
    expect(chosen(marketWith([dome, 900], [bullet, 700]), views({ outdoor: false }))).toEqual([
      dome,
    ]);
  });

  test('a varifocal lens is set to the widest whole degree that reaches the level', () => {
    const market = marketWith(['A 2MP IP varifocal bullet camera 2.8-12mm 50m IR PoE', 1000]);
    const [camera] = chooseCameras([views()], market);
    expect(camera?.view).toMatchObject({ angle: 65, pixelsPerMetre: 502, level: 'validate' });
  });

  test('a camera whose lens or size is not stated is not taken', () => {
    expect(chosen(marketWith(['A IP bullet camera PoE', 100]), views())).toEqual([undefined]);
  });

  test('where none reaches the level, the one that shows most is taken', () => {
    const market = marketWith(
      ['A 2MP IP bullet camera 2.8mm 30m IR PoE', 500],
      ['B 2MP IP bullet camera 4mm 30m IR PoE', 600],
    );
    const [camera] = chooseCameras([views()], market);
    expect(camera).toMatchObject({ meets: false, view: { level: 'characterise' } });
    expect(camera?.offer?.family).toBe('B');
  });
});

describe('the family', () => {
  const inside = views({ outdoor: false, distance: 2 }, 2);

  test('one family serves all views when it costs least for the whole site', () => {
    const market = marketWith(
      ['A 4MP IP bullet camera 4mm 30m IR PoE', 800],
      ['A 4MP IP turret camera 4mm 30m IR PoE indoor', 1000],
      ['B 4MP IP bullet camera 4mm 30m IR PoE', 900],
      ['B 4MP IP turret camera 4mm 30m IR PoE indoor', 900],
    );
    // One door and two tills: 800 + 2 × 1000 of A, 900 + 2 × 900 of B.
    expect(chosen(market, views(), inside)).toEqual([
      'B 4MP IP bullet camera 4mm 30m IR PoE',
      'B 4MP IP turret camera 4mm 30m IR PoE indoor',
    ]);
  });

  test('a family that serves every view comes before a cheaper one that does not', () => {
    const market = marketWith(
      ['A 4MP IP bullet camera 4mm 30m IR PoE', 900],
      ['A 4MP IP turret camera 4mm 30m IR PoE indoor', 1000],
      ['B 4MP IP bullet camera 4mm 30m IR PoE', 800],
    );
    expect(chosen(market, views(), inside)).toEqual([
      'A 4MP IP bullet camera 4mm 30m IR PoE',
      'A 4MP IP turret camera 4mm 30m IR PoE indoor',
    ]);
  });

  test('a view that the family does not serve gets the cheapest camera of another', () => {
    const market = marketWith(
      ['A 4MP IP turret camera 4mm 30m IR PoE indoor', 800],
      ['B 4MP IP bullet camera 4mm 30m IR PoE', 900],
    );
    expect(chosen(market, views(), inside)).toEqual([
      'B 4MP IP bullet camera 4mm 30m IR PoE',
      'A 4MP IP turret camera 4mm 30m IR PoE indoor',
    ]);
  });
});
