import type * as v from 'valibot';

/**
 * A schema that is asked only about values that a cheaper one has accepted. Valibot looks at every
 * entry of a list before its length, so a list without end would cost a message for each entry. To
 * types and to the API's description it is the schema itself, which says the limit as well.
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
