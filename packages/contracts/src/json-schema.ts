import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The parts of JSON Schema that our contracts turn into. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** What a caller may send. Rules that JSON Schema has no word for are left out. */
export const requestSchema = (schema: v.GenericSchema): JsonSchema => convert(schema, 'input');

/** What a caller gets. */
export const responseSchema = (schema: v.GenericSchema): JsonSchema => convert(schema, 'output');

function convert(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const options = { typeMode, errorMode: 'ignore', target: 'draft-2020-12' } as const;
  // OpenAPI names the dialect once for the whole document.
  const { $schema, ...converted } = toJsonSchema(schema, options);
  return converted as JsonSchema;
}
