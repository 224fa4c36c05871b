import type { AssetId } from '@app/knowledge/assets';
import type { CircumstanceId } from '@app/knowledge/circumstances';
import { isAttack, toldOnlyWith } from '@app/knowledge/incidents';
import type { PeopleId } from '@app/knowledge/people';
import type { PlaceId } from '@app/knowledge/places';
import type { PremisesId } from '@app/knowledge/premises';
import { premises } from '@app/knowledge/premises';
import type { IncidentId } from '@app/knowledge/threats';
import { threats } from '@app/knowledge/threats';
import type { TimeId } from '@app/knowledge/times';
import { UNKNOWN } from './dictionary.ts';
import type { FieldKind, HeardField } from './heard-field.ts';
import type { Mention } from './phrases-at.ts';
import type { Candidate } from './rank.ts';
import { JOINED } from './read-words.ts';
import { mentionsOf, type Reading } from './reading.ts';
import { isSurelyTold } from './tellings/told-incidents.ts';

/** Ids of the topics that are heard as they are mentioned. */
interface Ids {
  premises: PremisesId;
  incidents: IncidentId;
  places: PlaceId;
  assets: AssetId;
  people: PeopleId;
  times: TimeId;
  circumstances: CircumstanceId;
}

/** How sure a topic is in a field; 1 where nothing else is said. */
const weights: Readonly<Partial<Record<FieldKind, Partial<Record<keyof Ids, number>>>>> = {
  business: { premises: 3 },
  description: { premises: 2, incidents: 1.5 },
  issue: { incidents: 3, premises: 0.5, assets: 2 },
  timing: { times: 3, premises: 0.3 },
  location: { places: 3, premises: 0.5 },
  people: { people: 3, premises: 0.3 },
  // What is asked for names what is feared less often than what protects from it.
  // The tags of an access system and the fuel of a sensor are not what is stolen.
  prevention: { incidents: 0.5, premises: 0.3, places: 0.8, assets: 0 },
  'area-name': { places: 3, premises: 0.5 },
  'home-area': { places: 3, premises: 0.5 },
  concern: { incidents: 3, premises: 0.5 },
};
/** A longer phrase is less often found by chance. */
const WORD_WEIGHT = 0.15;
const COUNTED_WORDS = 2;
/** "Break-in" beside "cable theft", and "shop" beside "jewellery shop". */
const GENERAL_WEIGHT = 0.6;
/** A kind of theft that only follows from what is gone. */
const STOLEN_WEIGHT = 0.7;
/** A sentence that is wholly like the tellings of an incident says it as surely as two phrases do. */
const TOLD_WEIGHT = 2;

const general: ReadonlySet<string> = new Set(
  [...Object.entries(premises), ...Object.entries(threats)]
    .filter(([, entry]) => entry.general)
    .map(([id]) => id),
);

/** All mentions of a topic that are not denied, with their weights. */
export function candidatesOf<Topic extends keyof Ids>(
  fields: readonly HeardField[],
  topic: Topic,
  isMeant: (field: HeardField, mention: Mention) => boolean = () => true,
): Candidate<Ids[Topic]>[] {
  return fields.flatMap((field) => {
    const weight = weights[field.kind]?.[topic] ?? 1;
    if (weight === 0) return [];
    const mentioned = mentionsOf(field.reading, topic)
      .filter(
        (mention) =>
          !field.denied.has(mention) &&
          isMeant(field, mention) &&
          !isAddress(field.reading, mention) &&
          !(topic === 'assets' && isOffered(field.reading, mention)) &&
          !(topic === 'places' && field.kind === 'prevention' && isBarrier(field.reading, mention)),
      )
      .map((mention) => ({
        // The tables' keys are their ids.
        id: mention.id as Ids[Topic],
        field,
        first: mention.first,
        end: mention.end,
        weight:
          weight * (general.has(mention.id) ? GENERAL_WEIGHT : 1) +
          WORD_WEIGHT * Math.min(mention.size - 1, COUNTED_WORDS),
        by: mention.by,
      }));
    if (topic === 'circumstances') {
      const wished = field.wished.map(({ of, probability, first, end }) => ({
        // Only for circumstances, as the line above makes sure.
        id: of as Ids[Topic],
        field,
        first,
        end,
        weight: weight * probability,
      }));
      return [...mentioned, ...wished];
    }
    if (topic !== 'incidents') return mentioned;
    const followed = field.stolen.map(({ incident, first, end }) => ({
      // Only for incidents, as the line above makes sure.
      id: incident as Ids[Topic],
      field,
      first,
      end,
      weight: weight * STOLEN_WEIGHT,
    }));
    // A theft that only follows from what is gone does not hide an attack.
    const isPhrased = (of: IncidentId) =>
      mentioned.length + (isAttack(of) ? 0 : followed.length) > 0;
    // "They knew where the money was" tells of a robbery, where one is told, and of no theft by staff.
    const attacked = mentioned.some(({ id }) => isAttack(id as IncidentId));
    const assets = new Set(mentionsOf(field.reading, 'assets').map(({ id }) => id));
    const sure = field.told.filter(
      (one) =>
        isSurelyTold(one, isPhrased(one.of)) &&
        !(attacked && !isAttack(one.of)) &&
        (toldOnlyWith[one.of]?.some((id) => assets.has(id)) ?? true),
    );
    const told = sure.map(({ of, probability, first, end }) => ({
      id: of as Ids[Topic],
      field,
      first,
      end,
      weight: weight * TOLD_WEIGHT * probability,
      by: 'likeness' as const,
    }));
    return [...mentioned, ...followed, ...told];
  });
}

/** Drugs that are sold at a gate are not medicines of those inside. */
const isOffered = (reading: Reading, { first, end }: Mention): boolean =>
  mentionsOf(reading, 'incidents').some(
    (incident) => incident.id === 'loitering' && incident.first <= first && end <= incident.end,
  );

const BESIDE = /\b(at|on|along|by|near|over|around|beside|op|langs|oor|om|rondom)\b/;

/** Who asks for "a higher fence" does not say that anything happened at one, as "beams along the fence" may. */
const isBarrier = ({ text, words }: Reading, { id, first }: Mention): boolean =>
  (id === 'fence' || id === 'perimeter-wall') &&
  !BESIDE.test(text.slice(words[Math.max(0, first - 3)]?.start, words[first]?.start));

/** Kinds of places that end an address. */
const NAMED = new Set(['road', 'street', 'river', 'valley', 'forest']);

/** "Davenport Road" and "Mooi River" are names: a word that nobody knows, and what kind of place it is. */
function isAddress(
  { text, words }: Reading,
  { topic, first, end }: Pick<Mention, 'topic' | 'first' | 'end'>,
): boolean {
  const [before, word] = [words[first - 1], words[first]];
  if (topic !== 'places' || end !== first + 1 || !before || word?.gap !== JOINED) return false;
  return (
    before.number === UNKNOWN && !before.numeric && NAMED.has(text.slice(word.start, word.end))
  );
}
