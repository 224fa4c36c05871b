/**
 * A text in which each fact is a placeholder: `{1}` is the first of `facts`. A model may reword the
 * template when `wordable` is true and never sees it otherwise.
 */
export interface Wording {
  readonly template: string;
  readonly facts: readonly string[];
  readonly wordable: boolean;
}

/** The words of the rules, which no model touches. */
export const fixed = (template: string, ...facts: readonly string[]): Wording => ({
  template,
  facts,
  wordable: false,
});

/** The words of the rules, which a model may replace. */
export const wordable = (template: string, ...facts: readonly string[]): Wording => ({
  template,
  facts,
  wordable: true,
});

type Say = (texts: TemplateStringsArray, ...facts: readonly string[]) => Wording;

/**
 * A sentence whose facts are apart, for a model to reword: say`The boundary is ${'120 m'} long.`
 * A fact carries its unit and its noun, so that two facts in each other's place still say nothing
 * wrong. A sentence with a figure of its own is not offered to a model.
 */
export const say: Say = (texts, ...facts) =>
  (texts.some((text) => /\d/.test(text)) ? fixed : wordable)(numbered(texts), ...facts);

/** The same for law and safety, which no model words. */
export const sayExactly: Say = (texts, ...facts) => fixed(numbered(texts), ...facts);

const numbered = (texts: readonly string[]): string =>
  texts.map((text, index) => (index === 0 ? text : `{${index}}${text}`)).join('');

/** Several sentences as one text; a model may reword it when it may reword each. */
export const together = (sentences: readonly Wording[]): Wording => {
  let before = 0;
  const templates = sentences.map(({ template, facts }) => {
    const first = before;
    before += facts.length;
    return template.replace(/\{(\d+)\}/g, (_, number: string) => `{${first + Number(number)}}`);
  });
  return {
    template: templates.join(' '),
    facts: sentences.flatMap(({ facts }) => facts),
    wordable: sentences.every(({ wordable }) => wordable),
  };
};

/** A wording with its facts in place. Throws for a placeholder without a fact. */
export const wordsOf = ({ template, facts }: Wording): string =>
  template.replace(/\{(\d+)\}/g, (placeholder, number: string) => {
    const fact = facts[Number(number) - 1];
    if (fact === undefined) throw new Error(`No fact for ${placeholder} in "${template}"`);
    return fact;
  });
