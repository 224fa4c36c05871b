import type * as v from 'valibot';

/** The parts of Valibot's schemas that tell which fields a form has. */
export interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

// Valibot's types name these members only for each kind of schema by itself.
export const shapeOf = (schema: v.GenericSchema) => schema as unknown as Shape;

/** The shape at a path such as `areas.0.name` or `areas`; undefined where the schema has none. */
export function shapeAt(schema: v.GenericSchema, path: string): Shape | undefined {
  let shape = unwrapped(shapeOf(schema));
  for (const name of path.split('.')) {
    const entries = shape?.entries ?? {};
    shape = unwrapped(shape?.item ?? (Object.hasOwn(entries, name) ? entries[name] : undefined));
  }
  return shape;
}

const unwrapped = (shape: Shape | undefined): Shape | undefined =>
  shape?.wrapped ? unwrapped(shape.wrapped) : shape;
