import type * as v from 'valibot';
import { type Shape, shapeAt, shapeOf } from './shape.ts';

/** What a control of a form can hold: text, a tick, or a list. */
export type FormValue = string | boolean | undefined | readonly FormValue[] | FormValues;
export type FormValues = { readonly [name: string]: FormValue };

/** The values of a form before its schema has parsed them: numbers and choices are text. */
export type FormValuesOf<Schema extends v.GenericSchema> = Held<v.InferInput<Schema>>;
type Held<Input> = Input extends boolean | undefined
  ? Input
  : Input extends readonly (infer Item)[]
    ? readonly Held<Item>[]
    : Input extends object
      ? { readonly [Name in keyof Input]: Held<Input[Name]> }
      : string;

/** The posted values of a name, and of names that continue it after a dot. */
interface Posted {
  readonly texts: string[];
  readonly parts: Map<string, Posted>;
}

/**
 * The values of a posted form, by the names of its controls: `areas.0.name` is a field of the first
 * row of a list, a repeated name is a list of texts, and a tick box is posted only when it is
 * ticked. Gaps between rows are closed. Names that the schema does not have are left out, and so
 * are optional fields that were not posted. Files are not read here.
 */
export function formValuesOf<Schema extends v.GenericSchema>(
  form: FormData,
  schema: Schema,
): FormValuesOf<Schema> {
  return read(postedIn(form), shapeOf(schema)) as FormValuesOf<Schema>;
}

/** An empty row of a list; undefined where the schema has no list. */
export function emptyRow(schema: v.GenericSchema, list: string): FormValue {
  const row = shapeAt(schema, list)?.item;
  return row && read(undefined, row);
}

function postedIn(form: FormData): Posted {
  const all = nothingPosted();
  for (const [name, value] of form) {
    let at = all;
    for (const part of name.split('.')) {
      const next = at.parts.get(part) ?? nothingPosted();
      at.parts.set(part, next);
      at = next;
    }
    at.texts.push(typeof value === 'string' ? value : '');
  }
  return all;
}

const nothingPosted = (): Posted => ({ texts: [], parts: new Map() });

function read(posted: Posted | undefined, shape: Shape): FormValue {
  if (shape.wrapped) return posted && read(posted, shape.wrapped);
  if (shape.entries) return readEntries(posted, shape.entries);
  if (shape.item) return [...rowsOf(posted, shape.item), ...(posted?.texts ?? [])];
  return shape.type === 'boolean' ? posted !== undefined : (posted?.texts[0] ?? '');
}

function readEntries(posted: Posted | undefined, entries: NonNullable<Shape['entries']>) {
  const values = Object.entries(entries).map(([name, shape]) => [
    name,
    read(posted?.parts.get(name), shape),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as FormValues;
}

const rowsOf = (posted: Posted | undefined, item: Shape): readonly FormValue[] =>
  [...(posted?.parts ?? [])]
    .filter(([name]) => /^\d+$/.test(name))
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, row]) => read(row, item));
