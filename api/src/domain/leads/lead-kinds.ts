import { challengeKind } from '../assessments/challenge-kind.ts';
import { homeKind } from '../assessments/home-kind.ts';
import { riskKind } from '../assessments/risk-kind.ts';
import { contactKind } from '../enquiries/contact-kind.ts';
import { incidentKind } from '../enquiries/incident-kind.ts';
import { techHelpKind } from '../enquiries/tech-help-kind.ts';
import { orderKind } from '../orders/order-kind.ts';
import { planDraftKind } from '../plans/drafts/plan-draft-kind.ts';
import { planRequestKind } from '../plans/requests/plan-request-kind.ts';
import type { LeadKind } from './lead-kind.ts';
import type { Lead } from './ports.ts';
import { storedVersion } from './record-format.ts';

/** Every kind of lead. To add a kind, add it here; the rest of the program reads this list. */
export const leadKinds: readonly LeadKind[] = [
  orderKind,
  contactKind,
  challengeKind,
  riskKind,
  homeKind,
  incidentKind,
  techHelpKind,
  planRequestKind,
  planDraftKind,
];

const byName = new Map(leadKinds.map((kind) => [kind.name, kind]));

/**
 * The kind of a lead; undefined when a newer program wrote the lead with a kind or record version
 * that this program does not know. Such a lead is kept, and its mails wait for the newer program.
 */
export function kindOf({ kind: name, payload }: Lead): LeadKind | undefined {
  const kind = byName.get(name);
  return kind && storedVersion(payload) <= kind.recordVersion ? kind : undefined;
}
