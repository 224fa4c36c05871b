import * as v from 'valibot';

/** A message as it is stored. Without limits, because those of the form may change. */
export const ContactRecord = v.object({ name: v.string(), email: v.string(), message: v.string() });
export type ContactRecord = v.InferOutput<typeof ContactRecord>;
