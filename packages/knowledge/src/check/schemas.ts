import * as v from 'valibot';
import { assets } from '../assets.ts';
import type { Cause } from '../cause.ts';
import { type Caution, cautions } from '../cautions.ts';
import { circumstances } from '../circumstances.ts';
import { type Control, doers, timeFrames } from '../control.ts';
import { controls } from '../controls/controls.ts';
import { devices, features, figures } from '../equipment.ts';
import { measures } from '../measures.ts';
import { people } from '../people.ts';
import { places } from '../places.ts';
import { premises } from '../premises.ts';
import type { Question } from '../questions.ts';
import type { Says, Text } from '../says.ts';
import type { Sign } from '../sign.ts';
import { standards } from '../standards.ts';
import { threats } from '../threats.ts';
import { times } from '../times.ts';
import { phrasesIn } from '../vocabularies/phrases.ts';

/** Fields that are there, and no others. */
const row = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.strictObject(fields, ({ expected }) =>
    expected === 'never' ? 'there is no such field' : 'this field is missing',
  );
const text = v.pipe(v.string('a text is missing'), v.nonEmpty('the text is empty'));
const list = <Item>(item: v.GenericSchema<Item>) => v.array(item, 'a list in [ ] is missing');

/** What is named by its id has to be in the table of its kind. */
const idIn = <Id extends string>(kind: string, table: Readonly<Record<Id, unknown>>) =>
  v.custom<Id>(
    (id) => typeof id === 'string' && Object.hasOwn(table, id),
    ({ input }) => `no such ${kind} '${input}'`,
  );
const threat = idIn('threat', threats);
const place = idIn('place', places);
const measure = idIn('measure', measures);

const idsByTopic: Readonly<Record<string, object>> = {
  premises,
  incident: threats,
  place: places,
  asset: assets,
  people,
  time: times,
  fact: circumstances,
  has: measures,
  no: measures,
  broken: measures,
  wants: measures,
  refuses: measures,
};
const ownSigns = ['people-live-here', 'business', 'nothing-happened'];
function isSign(value: unknown): boolean {
  if (ownSigns.includes(String(value))) return true;
  const [topic = '', id = ''] = String(value).split(':');
  return Object.hasOwn(idsByTopic[topic] ?? {}, id);
}
const sign = v.custom<Sign>(isSign, ({ input }) => `no such sign '${input}'`);

const number = (least: number, most: number, unit: string) =>
  v.pipe(
    v.number(`a number of ${unit} is missing`),
    v.minValue(least, `${unit} are ${least} at least`),
    v.maxValue(most, `${unit} are ${most} at most`),
  );
const bySign = (least: number, most: number, unit: string) =>
  v.record(sign, number(least, most, unit));

const SLOT = /\{(\w+)\}/g;
const slots: readonly string[] = ['premises', 'place', 'time', 'asset', 'incident'];
const hasKnownSlots = (template: string) =>
  [...template.matchAll(SLOT)].every(([, slot = '']) => slots.includes(slot));
const template = v.pipe(
  text,
  v.check(hasKnownSlots, `a placeholder is one of {${slots.join('}, {')}}`),
);
const texts: v.GenericSchema<Text> = v.lazy((said) =>
  Array.isArray(said) ? v.pipe(v.array(template), v.minLength(1)) : template,
);
const lastOf = (said: Text): string => (typeof said === 'string' ? said : (said.at(-1) ?? ''));
/** A place, time or asset is not heard in every case. */
const otherwise = v.pipe(
  texts,
  v.check(
    (said) => !/\{(place|time|asset)\}/.test(lastOf(said)),
    'the last text has to fit every case, so without {place}, {time} and {asset}',
  ),
);
const isForms = (said: unknown) =>
  typeof said === 'object' && said !== null && !Array.isArray(said);
const says: v.GenericSchema<Says> = v.lazy((said) =>
  isForms(said)
    ? v.pipe(
        v.objectWithRest(
          { otherwise },
          v.lazy((form) => (isForms(form) ? v.record(sign, texts) : texts)),
          'this field is missing',
        ),
        v.rawCheck<{ readonly otherwise: Text }>(({ dataset, addIssue }) => {
          if (!dataset.typed) return;
          for (const key of Object.keys(dataset.value)) {
            if (key !== 'otherwise' && !isSign(key)) addIssue({ message: `no such sign '${key}'` });
          }
        }),
      )
    : otherwise,
);

const caution = idIn('caution', cautions);
const standard = idIn('standard', standards);
const conditions = { only: v.exactOptional(list(sign)), unless: v.exactOptional(list(sign)) };

export const causeRow: v.GenericSchema<Cause> = row({
  opens: list(threat),
  name: says,
  why: says,
  check: says,
  signs: bySign(1, 8, 'points'),
  usual: v.exactOptional(number(0, 4, 'points')),
  at: v.exactOptional(list(place)),
  ...conditions,
  answers: v.pipe(list(idIn('control', controls)), v.minLength(1, 'no control answers it')),
});

const figure = v.exactOptional(
  v.record(
    v.picklist(figures, ({ received }) => `no such figure ${received}`),
    v.number(),
  ),
);
const feature = v.exactOptional(
  list(v.picklist(features, ({ received }) => `no such feature ${received}`)),
);
const pieces = number(1, 1000, 'pieces');
export const controlRow: v.GenericSchema<Control> = row({
  name: says,
  how: says,
  limit: v.exactOptional(text),
  who: v.picklist(doers, ({ received }) => `nobody is called ${received}`),
  when: v.picklist(timeFrames, ({ received }) => `no such time frame ${received}`),
  cost: v.lazy((cost) =>
    typeof cost === 'string'
      ? v.picklist(['nothing', 'quote'], ({ received }) => `no such cost ${received}`)
      : row({
          for: text,
          items: list(
            row({
              need: row({
                device: v.picklist(devices, ({ received }) => `no such device ${received}`),
                atLeast: figure,
                atMost: figure,
                with: feature,
                without: feature,
              }),
              count: v.pipe(
                v.strictTuple([pieces, pieces]),
                v.check(([fewest, most]) => fewest <= most, 'the fewest pieces come first'),
              ),
              hours: number(0, 100, 'hours'),
            }),
          ),
        }),
  ),
  measure: v.exactOptional(measure),
  present: v.exactOptional(row({ name: says, how: says })),
  at: v.exactOptional(list(place)),
  where: v.exactOptional(v.picklist(['inside', 'outside'])),
  always: v.exactOptional(list(sign)),
  ...conditions,
  fit: v.exactOptional(bySign(0, 10, 'times as useful')),
  cautions: v.exactOptional(list(caution)),
  standards: v.exactOptional(list(standard)),
});

export const cautionRow: v.GenericSchema<Caution> = row({
  name: text,
  say: says,
  signs: v.exactOptional(list(sign)),
  onlyIfSaid: v.exactOptional(v.literal(true)),
  unless: v.exactOptional(list(sign)),
  standards: v.exactOptional(list(standard)),
});

export const questionRow: v.GenericSchema<Question> = row({
  ask: text,
  when: list(sign),
  ...conditions,
});

export const adviceRow = row({ name: text, say: says });

export const weightByThreat = v.record(threat, number(0, 10, 'times how surely it was heard'));
export const threatsByThreat = v.record(threat, list(threat));
export const signsByThreat = v.record(threat, list(sign));
export const assetsByThreat = v.record(threat, list(idIn('asset', assets)));
export const meaningByThreat = v.record(
  threat,
  row({ premises: list(idIn('premises', premises)), else: threat }),
);
export const implied = list(row({ when: list(sign), incident: threat }));
export const exposureRow = row({
  label: text,
  because: text,
  when: list(sign),
  attracts: v.pipe(list(threat), v.length(2, 'two threats are named')),
});
export const threatList = list(threat);
export const textBySign = v.record(sign, text);
export const placeList = list(place);

const points = number(1, 5, 'points');
const general = v.exactOptional(v.literal(true));
/** A visitor who wrote the core has said the label. */
const label = { label: text, core: v.exactOptional(text) };
export const threatRow = row({
  ...label,
  general,
  danger: v.exactOptional(v.literal(true)),
  likelihood: points,
  impact: points,
});
export const premisesRow = row({
  label: text,
  one: v.exactOptional(text),
  general,
  livedIn: v.exactOptional(v.literal(true)),
  fears: v.pipe(list(threat), v.minLength(2, 'two threats at least are usual')),
});
export const placeRow = row({
  label: text,
  article: v.exactOptional(v.literal(false)),
  usual: v.exactOptional(list(threat)),
  usualAtHome: v.exactOptional(list(threat)),
  atHome: v.exactOptional(text),
});
export const assetRow = row({ ...label, theft: v.exactOptional(threat) });
export const peopleRow = row(label);
export const timeRow = row({ ...label, isWhen: v.exactOptional(v.literal(false)) });
export const circumstanceRow = row({
  ...label,
  local: v.exactOptional(v.literal(true)),
  grave: v.exactOptional(v.literal(true)),
  notWished: v.exactOptional(list(measure)),
});
export const measureRow = row({
  label: text,
  plural: v.exactOptional(v.literal(true)),
  one: v.exactOptional(text),
  against: v.exactOptional(list(threat)),
  wish: text,
});
export const standardRow = row({
  name: text,
  edition: text,
  clause: v.exactOptional(text),
  about: text,
});

/** A word list: one phrase a line, each once. */
export const wordList = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const known = new Set<string>();
    // The first line ends with the quotation mark that opens the list.
    for (const [number, line] of dataset.value.split('\n').entries()) {
      const phrases = phrasesIn(line).map(({ phrase }) => phrase);
      const again = phrases.find((phrase) => known.has(phrase));
      const reason = again ? `"${again}" is there already` : wrongWith(line.trim());
      if (reason) addIssue({ message: `line ${number}, "${line.trim()}": ${reason}` });
      for (const phrase of phrases) known.add(phrase);
    }
  }),
);

function wrongWith(line: string): string | undefined {
  if (line.startsWith('//')) return undefined;
  if (line.includes(',')) return 'one phrase a line, without a comma';
  if (!line.endsWith(' *') && line !== line.toLowerCase()) return 'capital letters';
  const bare = line.replace(/ \*$/, '');
  if (/^…|…$/.test(bare)) return '… stands between words';
  const letters = /[^\p{L}\p{N} '’…#/&.-]/u.exec(bare);
  return letters ? `"${letters[0]}" has no meaning here` : undefined;
}
