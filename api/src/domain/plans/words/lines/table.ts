type FiguresOf<Entry> = Entry extends (figures: infer Figures) => string ? Figures : unknown;

/** Of each text in a table, the figures that it states. Another language is another table of them. */
export type FiguresIn<Table> = { readonly [Id in keyof Table]: FiguresOf<Table[Id]> };

/** A text by its id, with its figures: logic compares and counts these, and reads no words. */
export type TextOf<Figures, Ids extends keyof Figures = keyof Figures> = {
  readonly [Id in Ids]: { readonly id: Id } & Figures[Id];
}[Ids];

/** Writes the texts of a table. */
export const writerOf =
  <Figures>(
    table: {
      readonly [Id in keyof Figures]: string | ((figures: Figures[Id]) => string);
    },
  ) =>
  <Id extends keyof Figures>(text: TextOf<Figures, Id>): string => {
    const entry: string | ((figures: Figures[Id]) => string) = table[text.id];
    return typeof entry === 'string' ? entry : entry(text);
  };

/** Figures by their names. */
export type Numbers<Names extends string> = Readonly<Record<Names, number>>;

/** Of several things in a row, which one this is, from 1. */
export type Numbered = Numbers<'number'>;
