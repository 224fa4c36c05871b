import { formatDayAndTime } from '@app/site/johannesburg-time';
import type { Lead } from '../leads/ports.ts';
import type { Fact } from './mail-content.ts';

/** Begins the subject of a notice about a suspected robot. */
export const spamMark = ({ suspect }: Lead): string => (suspect ? '[Possible spam] ' : '');

/** When and where a lead was left, for a notice to the staff. */
export const arrivalFacts = ({ receivedAt, sourcePath }: Lead): readonly Fact[] => [
  { label: 'Received', value: formatDayAndTime(receivedAt) },
  { label: 'Sent from', value: sourcePath || 'not known' },
];

/** What the staff has to know when a lead looks like spam. */
export const spamFacts = ({ suspect }: Lead, value: string): readonly Fact[] =>
  suspect ? [{ label: 'Possible spam', value }] : [];

/** Why the staff gets a mail. */
export const STAFF_ADDRESS =
  'You received this e-mail because orders and messages from the site go to this address.';
