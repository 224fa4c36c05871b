import type { SecurityChallenge } from '@app/contracts/security-assessment';
import { circumstances } from '@app/knowledge/circumstances';
import { measures } from '@app/knowledge/measures';
import { type IncidentId, threats } from '@app/knowledge/threats';
import type { TimeId } from '@app/knowledge/times';
import { capitalised, listed } from '@app/wording/phrases';
import type { ReportItem, ReportSection } from '@app/wording/report';
import { fixed, wordsOf } from '@app/wording/wording';
import type {
  Heard,
  HeardMeasure,
  HeardTime,
  Understanding,
} from '../../understanding/understanding.ts';
import type { Case } from '../case.ts';
import { assetNamed, type Named, peopleNamed, placeNamed, premisesNamed } from '../named.ts';
import { quoted, safeQuote } from '../safe-quote.ts';
import { timeNamed } from '../time-phrase.ts';
import { list, section } from './blocks.ts';
import { unreadBlocks } from './unread.ts';

/** Values on one line; more would be a wall. */
const MOST = 3;
/** What is heard far less than the first was mentioned in passing. */
const LEAST_SHARE = 0.35;

/** What was read in the texts, so that a visitor sees at once whether it was understood. */
export const understoodSection = (
  about: Case,
  understanding: Understanding,
  typed: Typed,
): readonly ReportSection[] =>
  section('understood', 'What we understood', [
    list(understoodItems(about, understanding, typed)),
    ...unreadBlocks(understanding),
  ]);

/** The fields of a challenge as they were typed. */
export type Typed = Partial<
  Pick<
    SecurityChallenge,
    'businessType' | 'securityIssue' | 'timing' | 'location' | 'peopleInvolved' | 'preventionMethod'
  >
>;

function understoodItems(about: Case, understanding: Understanding, typed: Typed): ReportItem[] {
  const state = (wanted: HeardMeasure['state']) =>
    understanding.measures.filter(({ state }) => state === wanted);
  return [
    item('Kind of premises', understanding.premises.slice(0, 1), ({ id, words }) =>
      premisesNamed(id, words),
    ),
    problem(about),
    withTyped(
      'Where',
      understanding.places,
      ({ id, words }) => placeNamed(id, words),
      typed.location,
    ),
    withTyped('When', timesOf(understanding), timeNamed, typed.timing),
    item('People', understanding.people, ({ id, words }) => peopleNamed(id, words)),
    item('At risk', understanding.atRisk, ({ id, words }) => assetNamed(id, words)),
    item(
      'Also important',
      understanding.circumstances.filter(({ id }) => id !== 'open-to-public'),
      ({ id }) => circumstances[id],
    ),
    item('In place', state('present'), ({ id }) => measures[id]),
    item('Not working', state('broken'), ({ id }) => measures[id]),
    item('You do not have', state('absent'), ({ id }) => measures[id]),
    item('You asked for', state('wanted'), ({ id }) => measures[id]),
    item('You do not want', state('refused'), ({ id }) => measures[id]),
  ].filter((one) => one !== undefined);
}

const VAGUE: readonly TimeId[] = ['once', 'recently', 'always'];

/** When it happens is asked; an hour elsewhere may be when staff leave. */
function timesOf({ times: heard }: Understanding): readonly HeardTime[] {
  const clear = heard.filter(({ id }) => !VAGUE.includes(id));
  const asked = clear.filter(({ id, field }) => field === 'timing' || id === 'now');
  // An hour says all that was said.
  return (asked.length > 0 ? asked : clear).map((time) =>
    time.hours ? { ...time, words: '' } : time,
  );
}

/** As it was understood: "walked out with" is no shoplifting in an office. */
function problem(about: Case): ReportItem | undefined {
  if (about.incidentsAssumed) return undefined;
  const said = new Set<string>();
  const named = about.incidents.slice(0, MOST);
  // "Extortion with violence and extortion" says one thing twice.
  const within = (id: IncidentId) =>
    named.some((other) => threats[other].label.startsWith(`${threats[id].label} `));
  const values = named.flatMap((id) => {
    if (within(id)) return [];
    const words = about.heard.get(`incident:${id}`)?.[0] ?? '';
    // One sentence that means two things is quoted once.
    if (said.has(words)) return threats[id].label;
    said.add(words);
    return inWords(threats[id], words);
  });
  return { lead: 'Problem:', text: fixed('{1}.', capitalised(listed(values))) };
}

function item<One extends Heard<string>>(
  lead: string,
  heard: readonly One[],
  named: (one: One) => Named,
  quotedBeside = '',
): ReportItem | undefined {
  if (heard.length === 0) return undefined;
  const least = (heard[0]?.weight ?? 0) * LEAST_SHARE;
  const clear = heard.filter(({ weight }) => weight >= least);
  const values = clear
    .slice(0, MOST)
    .map((one) => inWords(named(one), quotedBeside.includes(one.words) ? '' : one.words));
  return { lead: `${lead}:`, text: fixed('{1}.', capitalised(listed([...new Set(values)]))) };
}

/** A field of one line is seldom longer. */
const LONGEST_FIELD = 160;

/** An item with what was typed, unless the item says it already. */
function withTyped<One extends Heard<string>>(
  lead: string,
  heard: readonly One[],
  named: (one: One) => Named,
  typed = '',
): ReportItem | undefined {
  const words = safeQuote(typed, LONGEST_FIELD);
  const said = item(lead, heard, named, words.toLowerCase());
  const text = said ? wordsOf(said.text) : '';
  if (words === '' || text.toLowerCase().includes(words.toLowerCase())) return said;
  return { lead: `${lead}:`, text: fixed('{1}', `${text} You wrote ${quoted(words)}.`.trim()) };
}

/** In words; what is longer holds more than what it names. */
const LONGEST_QUOTE = 7;

/** The label alone where the visitor said much the same. */
function inWords({ label, core = label }: Named, words: string): string {
  const same = words.includes(core) || core.includes(words) || !words.includes(' ');
  return same || words.split(' ').length > LONGEST_QUOTE ? label : `${label} (${quoted(words)})`;
}
