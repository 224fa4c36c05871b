import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The parts of JSON Schema that our contracts use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** False when other members are refused instead of ignored. */
  readonly additionalProperties?: JsonSchema | false;
  readonly propertyNames?: JsonSchema;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  /** The value that a reader uses in place of one that the schema refuses. */
  readonly 'x-fallback'?: unknown;
}

/**
 * JSON Schema of a value on the wire, before its schema decodes it. Rules that JSON Schema cannot
 * express are left out.
 */
export function wireSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema, ...converted } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      'fallback' in valibotSchema
        ? { ...jsonSchema, 'x-fallback': valibotSchema.fallback }
        : undefined,
  });
  // OpenAPI names the dialect once for the whole document.
  return converted as JsonSchema;
}
