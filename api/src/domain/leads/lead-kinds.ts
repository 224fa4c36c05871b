import { contactKind } from '../enquiries/contact-kind.ts';
import { orderKind } from '../orders/order-kind.ts';
import type { LeadKind } from './lead-kind.ts';
import type { Lead } from './ports.ts';
import { storedVersion } from './record-format.ts';

/** Every kind of lead. What is said about kinds anywhere in the program follows from this list. */
export const leadKinds: readonly LeadKind[] = [orderKind, contactKind];

const byName = new Map(leadKinds.map((kind) => [kind.name, kind]));

/**
 * The kind of a lead. None when a newer program wrote the lead, whose kind or version of record this
 * one does not know: such a lead is kept as it is, and its mails wait for the newer program.
 */
export function kindOf({ kind: name, payload }: Lead): LeadKind | undefined {
  const kind = byName.get(name);
  return kind && storedVersion(payload) <= kind.recordVersion ? kind : undefined;
}
