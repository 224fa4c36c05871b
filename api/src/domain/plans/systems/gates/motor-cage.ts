import type { Market, Offer } from '../../market/market.ts';

/**
 * The cheapest cage for a motor. A cage whose name lists models, such as "for D500/D800", fits only
 * those; one that lists none fits any.
 */
export const cageFor = (market: Market, motor: Offer | undefined): Offer | undefined =>
  market.fitting({ device: 'motor-cage' }).find((cage) => {
    const models = modelsIn(cage.name);
    return models.length === 0 || modelsIn(motor?.name ?? '').some((own) => models.includes(own));
  });

/** Words of letters with a number behind: D500, but not 500kg, 12V or a word. */
const modelsIn = (name: string): readonly string[] =>
  name.toLowerCase().match(/\b[a-z]+\d+[a-z]*\b/g) ?? [];
