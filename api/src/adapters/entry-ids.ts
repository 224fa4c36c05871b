/** The id of a version of the report of a lead; ids of leads have no space in them. */
export const reportId = (leadId: string, version = 1): string =>
  version === 1 ? leadId : `${leadId} ${version}`;

/** The ids between which the later versions of a report are, both ends excluded. */
export const laterVersions = (leadId: string): [after: string, before: string] => [
  `${leadId} `,
  `${leadId}!`,
];

/**
 * The ids between which the entries of a lead in the outbox are, both ends excluded, so that a store finds them by
 * its index of ids. Entries of another lead may be between them too, because ids of leads may have a
 * colon in them.
 */
export const idsOfLead = (leadId: string): [after: string, before: string] => [
  `${leadId}:`,
  `${leadId};`,
];
