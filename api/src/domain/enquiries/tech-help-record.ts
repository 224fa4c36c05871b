import * as v from 'valibot';

/**
 * A request for technical help as it is stored. Without limits, because those of the form may change.
 * Brand and model number are empty when they are not known.
 */
export const TechHelpRecord = v.object({
  deviceType: v.string(),
  brand: v.string(),
  modelNumber: v.string(),
  problemDescription: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
});
export type TechHelpRecord = v.InferOutput<typeof TechHelpRecord>;
