import * as v from 'valibot';

/** A message as it is stored. Its limits are those of the form on the day it was sent. */
export const ContactRecord = v.object({ name: v.string(), email: v.string(), message: v.string() });
export type ContactRecord = v.InferOutput<typeof ContactRecord>;
