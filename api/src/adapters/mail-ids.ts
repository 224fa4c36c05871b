/**
 * The ids between which those of a lead's mails are, both ends excluded, so that a store finds them by
 * its index of ids. Mails of another lead may be between them too, because ids of leads may have a
 * colon in them.
 */
export const idsOfLead = (leadId: string): [after: string, before: string] => [
  `${leadId}:`,
  `${leadId};`,
];
