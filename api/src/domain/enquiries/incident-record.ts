import * as v from 'valibot';

/** An incident as it is stored. Without limits, because those of the form may change. */
export const IncidentRecord = v.object({
  name: v.string(),
  phone: v.string(),
  details: v.string(),
});
export type IncidentRecord = v.InferOutput<typeof IncidentRecord>;
