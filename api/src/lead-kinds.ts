import { challengeKind } from './domain/assessments/challenge-kind.ts';
import { homeKind } from './domain/assessments/home-kind.ts';
import { riskKind } from './domain/assessments/risk-kind.ts';
import { contactKind } from './domain/enquiries/contact-kind.ts';
import { incidentKind } from './domain/enquiries/incident-kind.ts';
import { siteVisitKind } from './domain/enquiries/site-visit-kind.ts';
import { techHelpKind } from './domain/enquiries/tech-help-kind.ts';
import { kindAmong } from './domain/leads/kind-of.ts';
import type { LeadKind } from './domain/leads/lead-kind.ts';
import { orderKind } from './domain/orders/order-kind.ts';
import { planDraftKind } from './domain/plans/drafts/plan-draft-kind.ts';
import { planRequestKind } from './domain/plans/requests/plan-request-kind.ts';

/** Every kind of lead. To add a kind, add it here; the rest of the program is handed this list. */
export const leadKinds: readonly LeadKind[] = [
  orderKind,
  contactKind,
  challengeKind,
  riskKind,
  homeKind,
  incidentKind,
  techHelpKind,
  siteVisitKind,
  planRequestKind,
  planDraftKind,
];

export const kindOf = kindAmong(leadKinds);
