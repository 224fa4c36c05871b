import { expect, test } from 'vitest';
import { forAnyDesign, itemId, piecesOf } from './any-design.ts';

/** Amperes of a siren by the watts in its name; one with a battery of its own draws from that. */
const amperesOf = (name: string): number =>
  name.includes('self-contained') || name.includes('wireless')
    ? 0
    : Number(/(\d+)W/.exec(name)?.[1] ?? 0) / 12;

test('sirens draw no more than the siren outputs of the panels and the supplies of their own', () => {
  forAnyDesign(({ devices, supplies }) => {
    const alarm = devices.filter(({ system }) => system === 'alarm');
    const drawn = alarm
      .filter(({ symbol }) => symbol === 'siren')
      .reduce((sum, { offer }) => sum + amperesOf(offer?.name ?? ''), 0);
    const panels = alarm.filter(({ symbol }) => symbol === 'panel').length;
    const own = piecesOf(supplies, 'siren-supply');
    expect(drawn).toBeLessThanOrEqual(panels * 3 + own * 4);
    const batteries = supplies.filter(
      ({ reason }) => typeof reason === 'object' && reason.id === 'siren-batteries',
    );
    expect(batteries.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(own);
    expect(
      supplies
        .filter((supply) => itemId(supply) === 'siren-supply')
        .every(({ offer }) => (offer?.figures.amperes ?? 5) >= 5),
    ).toBe(true);
  });
});
