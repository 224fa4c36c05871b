import type { LeadKind } from './lead-kind.ts';
import type { Lead } from './ports.ts';
import { storedVersion } from './record-format.ts';

/**
 * The kind of a lead; undefined when a newer program wrote the lead with a kind or record version
 * that this program does not know. Such a lead is kept, and its mails wait for the newer program.
 */
export type KindOf = (lead: Pick<Lead, 'kind' | 'payload'>) => LeadKind | undefined;

/** Finds the kind of a lead among those that a program has. */
export function kindAmong(kinds: readonly LeadKind[]): KindOf {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  return ({ kind: name, payload }) => {
    const kind = byName.get(name);
    return kind && storedVersion(payload) <= kind.recordVersion ? kind : undefined;
  };
}
