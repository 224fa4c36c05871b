import type { JsonSchema } from '@app/contracts/json-schema';

/** A line of the documentation's tables. */
export interface SchemaField {
  /** `cart[].quantity`; `[]` stands for each entry of a list. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly rules: string;
}

/** Every field of a schema, nested ones after the field that holds them. */
export function schemaFields(schema: JsonSchema, prefix = ''): readonly SchemaField[] {
  if (schema.items) return schemaFields(schema.items, `${prefix}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const required = schema.required?.includes(key) ?? false;
    return [
      { name, type: typeName(child), required, rules: rules(child) },
      ...schemaFields(child, name),
    ];
  });
}

export function typeName(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ');
  if (schema.items) return `list of ${typeName(schema.items)}`;
  if (schema.additionalProperties) return `map of ${typeName(schema.additionalProperties)}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  return schema.type ?? 'any';
}

/** The limits of a value in words. */
export function rules(schema: JsonSchema): string {
  const limits: readonly (readonly [string, unknown])[] = [
    ['one of', schema.enum?.map(String).join(', ')],
    ['format', schema.format],
    ['pattern', schema.pattern],
    ['at least', schema.minimum ?? schema.minItems],
    ['at most', schema.maximum ?? schema.maxItems],
    ['shortest', schema.minLength],
    ['longest', schema.maxLength],
    ['default', schema.default === undefined ? undefined : JSON.stringify(schema.default)],
    ['note:', schema.description],
  ];
  return limits
    .filter(([, limit]) => limit !== undefined)
    .map(([name, limit]) => `${name} ${limit}`)
    .join('; ');
}
