import { circumstances } from '@app/knowledge/circumstances';
import { measures } from '@app/knowledge/measures';
import { threats } from '@app/knowledge/threats';
import type { TimeId } from '@app/knowledge/times';
import { times } from '@app/knowledge/times';
import { capitalised, listed } from '@app/wording/phrases';
import type { ReportItem, ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import type {
  Heard,
  HeardMeasure,
  HeardTime,
  Understanding,
} from '../../understanding/understanding.ts';
import type { Case } from '../case.ts';
import { assetNamed, peopleNamed, placeNamed, premisesNamed } from '../named.ts';
import { quoted } from '../safe-quote.ts';
import { onDay, timePhrase } from '../time-phrase.ts';
import { list, section } from './blocks.ts';

/** Values on one line; more would be a wall. */
const MOST = 3;
/** What is heard far less than the first was mentioned in passing. */
const LEAST_SHARE = 0.35;

/** What was read in the texts, so that a visitor sees at once whether it was understood. */
export const understoodSection = (
  about: Case,
  understanding: Understanding,
): readonly ReportSection[] =>
  section('understood', 'What we understood', [list(understoodItems(about, understanding))]);

function understoodItems(about: Case, understanding: Understanding): ReportItem[] {
  const state = (wanted: HeardMeasure['state']) =>
    understanding.measures.filter(({ state }) => state === wanted);
  return [
    item('Kind of premises', understanding.premises.slice(0, 1), premisesNamed),
    problem(about),
    item('Where', understanding.places, placeNamed),
    item('When', timesOf(understanding).map(inHours), (id) => id),
    item('People', understanding.people, peopleNamed),
    item('At risk', understanding.assets, assetNamed),
    item(
      'Also important',
      understanding.circumstances.filter(({ id }) => id !== 'open-to-public'),
      (id) => circumstances[id].label,
    ),
    item('In place', state('present'), (id) => measures[id].label),
    item('Not working', state('broken'), (id) => measures[id].label),
    item('You do not have', state('absent'), (id) => measures[id].label),
    item('You asked for', state('wanted'), (id) => measures[id].label),
    item('You do not want', state('refused'), (id) => measures[id].label),
  ].filter((one) => one !== undefined);
}

const VAGUE: readonly TimeId[] = ['once', 'recently', 'always'];

/** When it happens is asked; an hour elsewhere may be when staff leave. */
function timesOf({ times: heard }: Understanding): readonly HeardTime[] {
  const clear = heard.filter(({ id }) => !VAGUE.includes(id));
  const asked = clear.filter(({ id, field }) => field === 'timing' || id === 'now');
  return asked.length > 0 ? asked : clear;
}

/** As it was understood: "walked out with" is no shoplifting in an office. */
function problem(about: Case): ReportItem | undefined {
  if (about.incidentsAssumed) return undefined;
  const said = new Set<string>();
  const values = about.incidents.slice(0, MOST).map((id) => {
    const words = about.heard.get(`incident:${id}`)?.[0] ?? '';
    const label = threats[id].label;
    // One sentence that means two things is quoted once.
    if (said.has(words)) return label;
    said.add(words);
    return inWords(label, words);
  });
  return { lead: 'Problem:', text: fixed('{1}.', capitalised(listed(values))) };
}

/** Hours as hours; everything else by its label. */
const inHours = (time: HeardTime): Heard<string> => {
  const label = time.id === 'weekday' ? onDay(time.words) : times[time.id].label;
  return time.hours
    ? { ...time, id: timePhrase(time) ?? label, words: label }
    : { ...time, id: label };
};

function item<Id extends string>(
  lead: string,
  heard: readonly Heard<Id>[],
  label: (id: Id, words: string) => string,
): ReportItem | undefined {
  if (heard.length === 0) return undefined;
  const least = (heard[0]?.weight ?? 0) * LEAST_SHARE;
  const clear = heard.filter(({ weight }) => weight >= least);
  const values = clear.slice(0, MOST).map(({ id, words }) => inWords(label(id, words), words));
  return { lead: `${lead}:`, text: fixed('{1}.', capitalised(listed([...new Set(values)]))) };
}

/** In words; what is longer holds more than what it names. */
const LONGEST_QUOTE = 7;

/** The label alone where the visitor said much the same. */
function inWords(label: string, words: string): string {
  const bare = label.replace(/^(the|a|an|in|at|on|during) /, '');
  const same =
    words.includes(bare) || /\d/.test(label) || bare.includes(words) || !words.includes(' ');
  return same || words.split(' ').length > LONGEST_QUOTE ? label : `${label} (${quoted(words)})`;
}
