import { type Wording, wordsOf } from '../../assessments/report.ts';

type Say = (texts: TemplateStringsArray, ...facts: readonly string[]) => Wording;

/**
 * A sentence whose facts are apart, for a model to reword: say`The boundary is ${'120 m'} long.`
 * A fact carries its unit and its noun, so that two facts in each other's place still say nothing
 * wrong. A sentence with a figure of its own is not offered to a model.
 */
export const say: Say = (texts, ...facts) => {
  const template = numbered(texts);
  return { template, facts, wordable: !texts.some((text) => /\d/.test(text)) };
};

/** The same for law and safety, which no model words. */
export const sayExactly: Say = (texts, ...facts) => ({
  template: numbered(texts),
  facts,
  wordable: false,
});

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

export const allWords = (wordings: readonly Wording[]): string[] => wordings.map(wordsOf);
