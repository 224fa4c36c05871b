import * as v from 'valibot';

/** As it is stored: without limits, because those of the form may change. */
export const PlanRequestRecord = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Token and revision of the saved plan. */
  plan: v.string(),
  revision: v.number(),
  establishmentType: v.string(),
  /** Cents, VAT included. */
  total: v.number(),
});
export type PlanRequestRecord = v.InferOutput<typeof PlanRequestRecord>;
