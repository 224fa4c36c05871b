import { circumstances } from '@app/knowledge/circumstances';
import { againstPeople } from '@app/knowledge/incidents';
import type { MeasureState } from '@app/knowledge/measures';
import { type IncidentId, threats } from '@app/knowledge/threats';
import { entriesOf } from '../rules/entries-of.ts';
import { assetsAtRisk } from '../understanding/at-risk.ts';
import type { HeardField } from '../understanding/heard-field.ts';
import type { Topic } from '../understanding/lexicon.ts';
import type { StatedMeasure } from '../understanding/measure-state.ts';
import type { Mention } from '../understanding/phrases-at.ts';
import { overlap, quotedWords, type Span } from './quoted-words.ts';
import { type ModelReading, type ReadableTopic, readableEntries } from './reading-question.ts';

type Polarity = NonNullable<ModelReading['read'][number]['polarity']>;

/** An entry of a model's reading whose id exists and whose quote is in the field. */
interface Said extends Mention {
  readonly topic: ReadableTopic;
  readonly polarity: Polarity;
}

/** What one phrase means only one of: solar panels in stock are goods, not backup power. */
const rivals: Readonly<Record<ReadableTopic, readonly Topic[]>> = {
  premises: ['premises', 'places'],
  incidents: ['incidents'],
  places: ['premises', 'places'],
  assets: ['assets', 'measures'],
  people: ['people'],
  times: ['times'],
  circumstances: ['circumstances'],
  measures: ['assets', 'measures'],
};
const states: Readonly<Record<Polarity, MeasureState>> = {
  have: 'present',
  missing: 'absent',
  broken: 'broken',
  wanted: 'wanted',
  refused: 'refused',
};
const DENIALS: readonly StatedMeasure['state'][] = ['absent', 'broken', 'refused'];

/**
 * A field with what a model read in it as well. Danger to life that either found counts, and what the
 * rules found denied stays denied. Where both read the same words, the model's entry counts, because its
 * quote was found there. Nothing of an answer is used but ids that exist and words of the visitor.
 */
export function mergeReading(field: HeardField, { read, unread }: ModelReading): HeardField {
  const said = entriesIn(field, read).filter((entry) => !isDenied(field, entry));
  const isReplaced = (mention: Mention) =>
    !field.denied.has(mention) &&
    !isDanger(mention) &&
    said.some((entry) => replaces(entry, mention));
  const measures = field.measures.filter(
    ({ mention, state }) => DENIALS.includes(state) || !isReplaced(mention),
  );
  const stated = new Set(measures.map(({ mention }) => mention));
  const kept = field.reading.mentions.filter(
    (mention) => stated.has(mention) || !isReplaced(mention),
  );
  const added = said.filter(
    ({ topic, polarity }) => topic === 'measures' || polarity !== 'refused',
  );
  const happensNow = field.happensNow || tellsOfNow(added, kept);
  const mentions = [...kept, ...(happensNow ? added : added.filter((entry) => !isNow(entry)))].sort(
    (one, other) => one.first - other.first,
  );
  const reading = {
    ...field.reading,
    mentions,
    byTopic: Map.groupBy(mentions, ({ topic }) => topic),
  };
  return {
    ...field,
    reading,
    atRisk: assetsAtRisk(reading, field.denied),
    measures: [
      ...measures,
      ...added
        .filter(({ topic }) => topic === 'measures')
        .map((mention) => ({ mention, state: states[mention.polarity] })),
    ],
    stolen: field.stolen.filter(
      (theft) => !said.some((entry) => entry.topic === 'incidents' && overlap(entry, theft)),
    ),
    // What a model quotes says more than likeness, but for danger to life, which either may find.
    told: said.some(({ topic }) => topic === 'incidents')
      ? field.told.filter(({ of }) => isAttack(of))
      : field.told,
    happensNow,
    unread: unreadIn(field, unread, said),
  };
}

function entriesIn(field: HeardField, read: ModelReading['read']): Said[] {
  const entries = new Map<string, Said>();
  for (const { field: path, id: name, quote, polarity } of read) {
    const entry = readableEntries.get(name);
    const at = path === field.path && entry && polarity && quotedWords(field, quote);
    if (!at) continue;
    const said = {
      ...entry,
      ...at,
      size: at.end - at.first,
      hasGap: false,
      by: 'model',
      polarity,
    } as const;
    entries.set(`${name} ${at.first} ${at.end}`, said);
  }
  return [...entries.values()];
}

/** "No violence" denies what a model reads in the word; a missing measure is missing in the field. */
function isDenied(field: HeardField, said: Said): boolean {
  if (said.topic === 'measures') {
    return field.measures.some(
      ({ mention, state }) => mention.id === said.id && DENIALS.includes(state),
    );
  }
  return [...field.denied].some((denied) => isSame(denied, said) && overlap(denied, said));
}

const isSame = (one: Mention, other: Mention): boolean =>
  one.topic === other.topic && one.id === other.id;

const replaces = (said: Said, mention: Mention): boolean =>
  overlap(said, mention) &&
  (said.topic !== 'measures' && said.polarity === 'refused'
    ? isSame(said, mention)
    : rivals[said.topic].includes(mention.topic));

const isAttack = (id: IncidentId): boolean =>
  id === 'threats' || threats[id].impact === MORTAL || againstPeople.has(id);
const MORTAL = 5;
const DANGEROUS: ReadonlySet<string> = new Set(
  entriesOf(circumstances).flatMap(([id, { grave }]) => (grave ? [id] : [])),
);

const attacks: ReadonlySet<string> = new Set(
  entriesOf(threats).flatMap(([id]) => (isAttack(id) ? [id] : [])),
);

const isDanger = ({ topic, id }: Mention): boolean =>
  topic === 'circumstances' ? DANGEROUS.has(id) : topic === 'incidents' && attacks.has(id);

const isNow = ({ topic, id }: Mention): boolean => topic === 'times' && id === 'now';

/** "Now we want cameras" tells of nothing that happens. */
const tellsOfNow = (said: readonly Said[], kept: readonly Mention[]): boolean =>
  said.some(isNow) && [...said, ...kept].some(({ topic }) => topic === 'incidents');

/** More would be the text once again. */
const MOST_UNREAD = 3;

function unreadIn(
  field: HeardField,
  unread: ModelReading['unread'],
  said: readonly Span[],
): readonly string[] {
  const quotes = unread
    .filter(({ field: path }) => path === field.path)
    .flatMap(({ quote }) => {
      const at = quotedWords(field, quote);
      return at && !said.some((entry) => overlap(entry, at)) ? [quote] : [];
    });
  // What no rule can read stays unread unless the model read words of it.
  const own = field.unread.filter((quote) => {
    const at = quotedWords(field, quote);
    return !(at && said.some((entry) => overlap(entry, at)));
  });
  return [...new Set([...own, ...quotes])].slice(0, MOST_UNREAD);
}
