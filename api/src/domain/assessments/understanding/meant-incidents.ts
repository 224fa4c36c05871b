import type { IncidentId } from '@app/knowledge/threats';
import type { HeardField } from './heard-field.ts';
import type { Candidate } from './rank.ts';
import { mentionsOf } from './reading.ts';

type Incidents = readonly Candidate<IncidentId>[];

/** Incidents without those that only tell who somebody is, or how they came in. */
export const meantIncidents = (incidents: Incidents): Incidents =>
  withoutFollowers(withoutStaffAsCustomers(withoutWaysIn(incidents)));

const robberies: ReadonlySet<IncidentId> = new Set<IncidentId>([
  'armed-robbery',
  'cash-up-robbery',
  'home-invasion',
]);
const WAY_IN = /^(came|come|coming|got|get|getting|gained|enter|entered|entering|in) /;

/**
 * Incidents without the burglaries that are only how robbers got in: "three men with guns came in
 * through the kitchen door".
 */
function withoutWaysIn(incidents: Incidents): Incidents {
  const robbed = new Set(incidents.filter(({ id }) => robberies.has(id)).map(({ field }) => field));
  return incidents.filter(
    (candidate) =>
      candidate.id !== 'burglary' || !robbed.has(candidate.field) || !isWayIn(candidate),
  );
}

function isWayIn({ field, first, end }: Candidate<IncidentId>): boolean {
  const { text, words } = field.reading;
  return WAY_IN.test(text.slice(words[first]?.start, words[end - 1]?.end));
}

/** "Our staff walk out with stock under their clothes": who walks out was said before, in the same sentence. */
function withoutStaffAsCustomers(incidents: Incidents): Incidents {
  const byStaff = incidents.filter(({ id, by }) => id === 'staff-theft' && !by);
  return incidents.filter(
    ({ id, field, first }) =>
      id !== 'shoplifting' ||
      !byStaff.some(
        (staff) => staff.field === field && isAfterInSentence(field, staff.first, first),
      ),
  );
}

const isAfterInSentence = ({ reading }: HeardField, before: number, at: number): boolean =>
  before <= at && reading.sentences.of[before] === reading.sentences.of[at];

/** "Armed men follow our drivers" says who they are: nobody was robbed yet. */
function withoutFollowers(incidents: Incidents): Incidents {
  const followed = new Set(incidents.flatMap(({ id, field }) => (id === 'stalking' ? field : [])));
  return incidents.filter(
    (candidate) =>
      candidate.id !== 'armed-robbery' || !followed.has(candidate.field) || !isOnlyWho(candidate),
  );
}

const isOnlyWho = ({ field, first, end }: Candidate<IncidentId>): boolean =>
  mentionsOf(field.reading, 'people').some(
    (who) => who.id === 'armed-men' && who.first === first && who.end === end,
  );
