import { howMany, type Noun } from '@app/wording/phrases';

type PlainIds<Table> = {
  [Id in keyof Table]: Table[Id] extends (figures: never) => unknown ? never : Id;
}[keyof Table];

/** Of each text of a table that states figures, these. */
type FiguresIn<Table> = {
  readonly [Id in Exclude<keyof Table, PlainIds<Table>>]: Table[Id] extends (
    figures: infer Figures,
  ) => unknown
    ? Figures
    : never;
};

type Figured<Figures, Ids extends keyof Figures = keyof Figures> = {
  readonly [Id in Ids]: { readonly id: Id } & Figures[Id];
}[Ids];

/**
 * A text by its id, with its figures where it states any: logic compares and counts these, and reads
 * no words. Another language is another table.
 */
export type TextOf<Table> = PlainIds<Table> | Figured<FiguresIn<Table>>;

type Functions<Table, Written> = {
  readonly [Id in keyof FiguresIn<Table>]: (figures: FiguresIn<Table>[Id]) => Written;
};

/** Writes the texts of a table. */
export function writerOf<Table, Written = string>(
  table: Table & Readonly<Record<PlainIds<Table>, Written>> & Functions<Table, Written>,
) {
  const functions: Functions<Table, Written> = table;
  const plain: Readonly<Record<PlainIds<Table>, Written>> = table;
  const write = <Id extends keyof FiguresIn<Table>>(text: Figured<FiguresIn<Table>, Id>): Written =>
    functions[text.id](text);
  return (text: TextOf<Table>): Written => (typeof text === 'object' ? write(text) : plain[text]);
}

/** Figures by their names. */
export type Numbers<Names extends string> = Readonly<Record<Names, number>>;

/** Of several things in a row, which one this is, from 1. */
export type Numbered = Numbers<'number'>;

/** The same of a point where several may stand side by side; the units from the second on are numbered. */
export type NumberedUnit = Numbered & { readonly unit?: number };

export const ofUnits = (unit: number | undefined): string =>
  unit === undefined ? '' : `, unit ${unit}`;

/** A rule with how many there are of what it is for: "Readers: one outside each door, 3 doors". */
export const counting =
  <Name extends string>(name: Name, noun: Noun, rule: string) =>
  (figures: Numbers<Name>): string =>
    `${rule}, ${howMany(figures[name], noun)}`;
