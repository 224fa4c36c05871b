import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { Moved } from './moved.ts';
import { BudgetChoice, EstablishmentTypeAnswer, Responses } from './proposal.ts';
import { rand, randDifference } from './rand.ts';
import { SecurityPlan } from './security-plan.ts';
import { SiteOutline } from './site-outline.ts';

/** Revisions of one plan that are kept. */
export const REVISION_LIMIT = 20;
/** The highest number: when old revisions have been deleted, the numbers of new ones go on. */
export const LAST_REVISION = 999;

export const savedPlanTexts = {
  missing: 'This plan does not exist or was deleted',
  noRevision: 'Please give the number of a revision',
  full: `A plan keeps at most ${REVISION_LIMIT} revisions. Please save this one as a new plan`,
} as const;

/** 128 bits nobody can guess, base64url. */
export const PlanToken = v.pipe(
  v.string(savedPlanTexts.missing),
  v.regex(/^[A-Za-z0-9_-]{22}$/, savedPlanTexts.missing),
);

/** The number of a revision in a query. */
const QueriedRevision = v.pipe(
  v.string(savedPlanTexts.noRevision),
  v.regex(/^[1-9]\d{0,2}$/, savedPlanTexts.noRevision),
  v.transform(Number),
);

export const savePlan = defineEndpoint({
  method: 'POST',
  path: '/api/plans',
  summary: 'Save a plan under a link: it is made anew from the answers',
  request: v.object({
    establishmentType: EstablishmentTypeAnswer,
    responses: Responses,
    budget: BudgetChoice,
    moved: v.optional(Moved),
    outline: v.optional(SiteOutline),
    /** Token of a plan of which this is the next revision. */
    revisionOf: v.optional(PlanToken),
  }),
  response: v.object({
    token: v.string(),
    revision: v.number(),
    /** Path of its page. Anyone who has it can read the plan. */
    path: v.string(),
  }),
  takesKey: true,
  takesLong: true,
});

const SavedAnswer = v.union([v.string(), v.array(v.string())]);
const SavedResponses = v.record(v.string(), SavedAnswer);

export const SavedPlan = v.object({
  /** As it was made then, with the prices of then. */
  plan: SecurityPlan,
  establishmentType: v.string(),
  responses: SavedResponses,
  moved: Moved,
  /** Of a plan whose site was drawn; without what a later release cannot read. */
  outline: v.fallback(v.optional(SiteOutline), undefined),
  revision: v.number(),
  /** The first one first. */
  revisions: v.array(v.object({ revision: v.number(), createdAt: v.string(), total: rand })),
  /** The price list is not the one that this revision was made with. */
  priceListChanged: v.boolean(),
});
export type SavedPlan = v.InferOutput<typeof SavedPlan>;
export type WireSavedPlan = v.InferInput<typeof SavedPlan>;

/** The newest revision unless one is named. */
const RevisionQuery = v.object({ revision: v.optional(QueriedRevision) });

export const readSavedPlan = defineEndpoint({
  method: 'GET',
  path: '/api/plans/:token',
  summary: 'A saved plan by the unguessable token of its link',
  query: RevisionQuery,
  response: SavedPlan,
  takesLong: true,
});

const LineState = v.object({
  quantity: v.number(),
  unitPrice: v.optional(rand),
  lineTotal: v.optional(rand),
  justification: v.string(),
});

export const PlanDifference = v.object({
  from: v.number(),
  to: v.number(),
  lines: v.array(
    v.object({
      kind: v.fallback(v.picklist(['added', 'removed', 'changed']), 'changed'),
      system: v.string(),
      item: v.string(),
      sku: v.optional(v.string()),
      /** Absent for a line that was added. */
      before: v.optional(LineState),
      /** Absent for a line that was removed. */
      after: v.optional(LineState),
      /** What is to be quoted counts as nothing, as in the totals. */
      difference: randDifference,
    }),
  ),
  totals: v.object({ before: rand, after: rand, difference: randDifference }),
  answers: v.array(
    v.object({
      question: v.string(),
      text: v.string(),
      /** Absent when the question was not answered then, or did not apply. */
      before: v.optional(SavedAnswer),
      after: v.optional(SavedAnswer),
    }),
  ),
  /** Where the drawing of the site is another: also of a plan whose drawing was made from answers. */
  outlines: v.fallback(
    v.optional(v.object({ before: SiteOutline, after: SiteOutline })),
    undefined,
  ),
});
export type PlanDifference = v.InferOutput<typeof PlanDifference>;
export type WirePlanDifference = v.InferInput<typeof PlanDifference>;

export const readPlanChanges = defineEndpoint({
  method: 'GET',
  path: '/api/plans/:token/changes',
  summary: 'What changed from one revision of a saved plan to another: answers, lines and rand',
  query: v.object({ from: QueriedRevision, to: QueriedRevision }),
  response: PlanDifference,
  takesLong: true,
});

export const downloadPlanCsv = defineEndpoint({
  method: 'GET',
  path: '/api/plans/:token/csv',
  summary: 'The bill of materials of a saved plan as CSV',
  query: RevisionQuery,
  response: v.string(),
  mediaType: 'text/csv',
  takesLong: true,
});

export const downloadPlanPdf = defineEndpoint({
  method: 'GET',
  path: '/api/plans/:token/pdf',
  summary: 'A saved plan as a proposal in PDF',
  query: RevisionQuery,
  response: v.pipe(v.string(), v.metadata({ format: 'binary' })),
  mediaType: 'application/pdf',
  takesLong: true,
});

export const readPlanPicture = defineEndpoint({
  method: 'GET',
  path: '/api/plans/:token/picture',
  summary: 'The picture behind the drawing of a saved plan, as JPEG',
  query: RevisionQuery,
  response: v.pipe(v.string(), v.metadata({ format: 'binary' })),
  mediaType: 'image/jpeg',
  takesLong: true,
});

export const downloadPlanSvg = defineEndpoint({
  method: 'GET',
  path: '/api/plans/:token/svg',
  summary: 'The drawing of a saved plan as SVG: one unit of its viewBox is one metre',
  query: RevisionQuery,
  response: v.string(),
  mediaType: 'image/svg+xml',
  takesLong: true,
});
