/**
 * Whether an accessory fits a product, by their names: one that lists models, such as "for
 * D500/D800", fits only those; one that lists none fits any.
 */
export function fitsModel(accessory: string, product: string | undefined): boolean {
  const models = modelsIn(accessory);
  return models.length === 0 || modelsIn(product ?? '').some((own) => models.includes(own));
}

/** Words of letters with a number behind: D500, but not 500kg, 12V or a word. */
const modelsIn = (name: string): readonly string[] =>
  name.toLowerCase().match(/\b[a-z]+\d+[a-z]*\b/g) ?? [];
