import type * as v from 'valibot';

/**
 * A schema that only checks values that a cheaper schema has accepted. Valibot checks every entry
 * of a list before its length, so a very long list would make a message for each entry. Types and
 * the OpenAPI document use the schema itself, which has the limit as well.
 */
export const checkedFirst = <Schema extends v.GenericSchema>(
  cheap: v.GenericSchema,
  schema: Schema,
): Schema => ({
  ...schema,
  '~run': (dataset, config) => {
    const verdict = cheap['~run']({ value: dataset.value }, config);
    return verdict.issues ? verdict : schema['~run'](dataset, config);
  },
});
