/**
 * The ids between which the entries of a lead in the outbox are, both ends excluded, so that a store finds them by
 * its index of ids. Entries of another lead may be between them too, because ids of leads may have a
 * colon in them.
 */
export const idsOfLead = (leadId: string): [after: string, before: string] => [
  `${leadId}:`,
  `${leadId};`,
];
