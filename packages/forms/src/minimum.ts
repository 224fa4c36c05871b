import type * as v from 'valibot';
import { type Shape, shapeAt } from './shape.ts';

/** A hint about fewer characters would only be noise, at a name for example. */
const WORTH_SAYING = 5;

/** The least number of characters of a text; undefined when its schema has none worth saying. */
export function minimumAt(schema: v.GenericSchema, path: string): number | undefined {
  const least = shapeAt(schema, path)?.pipe?.find(isMinimum)?.requirement;
  return typeof least === 'number' && least >= WORTH_SAYING ? least : undefined;
}

const isMinimum = ({ type }: NonNullable<Shape['pipe']>[number]) => type === 'min_length';
