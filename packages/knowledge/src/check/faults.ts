import * as v from 'valibot';
import { assets } from '../assets.ts';
import type { Cause } from '../cause.ts';
import { breakInCauses } from '../causes/breaking-in.ts';
import { causes } from '../causes/causes.ts';
import { dangerCauses } from '../causes/danger.ts';
import { doorCauses } from '../causes/doors-and-people.ts';
import { goodsCauses } from '../causes/goods.ts';
import { insideCauses } from '../causes/inside.ts';
import { robberyCauses } from '../causes/robbery.ts';
import { seeingCauses } from '../causes/seeing.ts';
import { warningCauses } from '../causes/warning-and-help.ts';
import { type Caution, cautions } from '../cautions.ts';
import { circumstances } from '../circumstances.ts';
import type { Control } from '../control.ts';
import { alarmControls } from '../controls/alarm.ts';
import { belongingsControls } from '../controls/belongings.ts';
import { cameraControls } from '../controls/cameras.ts';
import { cashControls } from '../controls/cash.ts';
import { checkControls } from '../controls/checks.ts';
import { controls } from '../controls/controls.ts';
import { dangerControls } from '../controls/danger.ts';
import { doorControls } from '../controls/doors.ts';
import { gateControls } from '../controls/gates.ts';
import { outsideControls } from '../controls/outside.ts';
import { peopleControls } from '../controls/people.ts';
import { stockControls } from '../controls/stock.ts';
import { vehicleControls } from '../controls/vehicles.ts';
import { emergency } from '../emergency.ts';
import { exposures, usualAnywhere } from '../exposures.ts';
import {
  alsoHeardAs,
  assumedWith,
  effects,
  impliedIncidents,
  incidentWeights,
  notAfter,
  notAt,
  onlyAt,
  worseWith,
} from '../incidents.ts';
import { measures } from '../measures.ts';
import { people } from '../people.ts';
import * as placeGroups from '../place-groups.ts';
import { places } from '../places.ts';
import { premises } from '../premises.ts';
import { type Question, questions } from '../questions.ts';
import { standards } from '../standards.ts';
import { threats } from '../threats.ts';
import { times } from '../times.ts';
import { assetWords } from '../vocabularies/assets.ts';
import { circumstanceWords } from '../vocabularies/circumstances.ts';
import { incidentWords } from '../vocabularies/incidents.ts';
import { wordsAfterMeasures, wordsBeforeMeasures } from '../vocabularies/measure-states.ts';
import { measureWords } from '../vocabularies/measures.ts';
import { compounds, damage, notMeant } from '../vocabularies/not-meant.ts';
import { peopleWords } from '../vocabularies/people.ts';
import { placeWords } from '../vocabularies/places.ts';
import { premisesWords } from '../vocabularies/premises.ts';
import { denials, liveSigns, securityWords, thefts } from '../vocabularies/signal-words.ts';
import { timeWords } from '../vocabularies/times.ts';
import { unfounded } from './named-things.ts';
import * as rows from './schemas.ts';

/** A table with the file in which an installer finds it. */
export interface Table {
  readonly file: string;
  readonly entries: Readonly<Record<string, unknown>>;
  /** What each of its entries has to be. */
  readonly row: v.GenericSchema;
}

const causeFiles = {
  danger: dangerCauses,
  robbery: robberyCauses,
  goods: goodsCauses,
  'breaking-in': breakInCauses,
  'warning-and-help': warningCauses,
  inside: insideCauses,
  'doors-and-people': doorCauses,
  seeing: seeingCauses,
};
const controlFiles = {
  danger: dangerControls,
  cash: cashControls,
  people: peopleControls,
  cameras: cameraControls,
  alarm: alarmControls,
  outside: outsideControls,
  doors: doorControls,
  gates: gateControls,
  stock: stockControls,
  vehicles: vehicleControls,
  belongings: belongingsControls,
  checks: checkControls,
};
/** What visitors name, with their words, by the name of its vocabulary. */
const named = {
  premises: [premises, premisesWords],
  incidents: [threats, incidentWords],
  places: [places, placeWords],
  assets: [assets, assetWords],
  people: [people, peopleWords],
  times: [times, timeWords],
  circumstances: [circumstances, circumstanceWords],
  measures: [measures, measureWords],
} as const;
const vocabularies = {
  ...Object.fromEntries(Object.entries(named).map(([name, [, words]]) => [name, words])),
  'measure-states': Object.fromEntries([
    ...Object.entries(wordsBeforeMeasures).map(([state, list]) => [`before, ${state}`, list]),
    ...Object.entries(wordsAfterMeasures).map(([state, list]) => [`after, ${state}`, list]),
  ]),
  'not-meant': { notMeant, damage, compounds },
  'signal-words': { denials, thefts, ...liveSigns, securityWords },
};

const inFolder = (
  folder: string,
  files: Readonly<Record<string, Table['entries']>>,
  row: v.GenericSchema,
): Table[] =>
  Object.entries(files).map(([name, entries]) => ({ file: `${folder}/${name}.ts`, entries, row }));

const numbered = (entries: readonly unknown[]): Table['entries'] =>
  Object.fromEntries(entries.map((entry, index) => [`number ${index + 1}`, entry]));

const tables: readonly Table[] = [
  { file: 'premises.ts', entries: premises, row: rows.premisesRow },
  { file: 'places.ts', entries: places, row: rows.placeRow },
  { file: 'threats.ts', entries: threats, row: rows.threatRow },
  { file: 'assets.ts', entries: assets, row: rows.assetRow },
  { file: 'people.ts', entries: people, row: rows.peopleRow },
  { file: 'times.ts', entries: times, row: rows.timeRow },
  { file: 'circumstances.ts', entries: circumstances, row: rows.circumstanceRow },
  { file: 'measures.ts', entries: measures, row: rows.measureRow },
  { file: 'standards.ts', entries: standards, row: rows.standardRow },
  { file: 'cautions.ts', entries: cautions, row: rows.cautionRow },
  { file: 'questions.ts', entries: questions, row: rows.questionRow },
  { file: 'incidents.ts', entries: { incidentWeights }, row: rows.weightByThreat },
  { file: 'incidents.ts', entries: { effects, alsoHeardAs }, row: rows.threatsByThreat },
  { file: 'incidents.ts', entries: { notAt, onlyAt }, row: rows.meaningByThreat },
  { file: 'incidents.ts', entries: { impliedIncidents }, row: rows.implied },
  { file: 'incidents.ts', entries: { assumedWith }, row: rows.signsByThreat },
  { file: 'incidents.ts', entries: { notAfter }, row: rows.assetsByThreat },
  { file: 'incidents.ts', entries: { worseWith }, row: rows.textBySign },
  { file: 'exposures.ts', entries: numbered(exposures), row: rows.exposureRow },
  { file: 'exposures.ts', entries: { usualAnywhere }, row: rows.threatList },
  { file: 'emergency.ts', entries: numbered(emergency), row: rows.adviceRow },
  { file: 'place-groups.ts', entries: placeGroups, row: rows.placeList },
  ...inFolder('causes', causeFiles, rows.causeRow),
  ...inFolder('controls', controlFiles, rows.controlRow),
  ...inFolder('vocabularies', vocabularies, rows.wordList),
];

/** What is wrong in the tables, each as file, entry, place in the entry and reason. */
export const faults = (): string[] => [
  ...tables.flatMap(faultsIn),
  ...twice(causeFiles, 'causes'),
  ...twice(controlFiles, 'controls'),
  ...Object.entries(named).flatMap(([vocabulary, [entries, words]]) =>
    wordless(vocabulary, entries, words),
  ),
  ...Object.entries<Control>(controls).flatMap(([id, control]) =>
    unfounded(control).map((fault) => `controls, ${id}: ${fault}`),
  ),
  ...Object.entries<Cause>(causes).flatMap(([id, cause]) =>
    unfounded(cause).map((fault) => `causes, ${id}: ${fault}`),
  ),
  ...Object.entries<Caution>(cautions).flatMap(([id, caution]) =>
    unfounded(caution).map((fault) => `cautions.ts, ${id}: ${fault}`),
  ),
  ...Object.entries<Question>(questions).flatMap(([id, question]) =>
    [...unfounded(question), ...vague(question), ...presuming(question)].map(
      (fault) => `questions.ts, ${id}: ${fault}`,
    ),
  ),
  ...unused(),
];

/** A question on a kind of premises alone would be asked after anything that happens there. */
export const vague = ({ when, only, unless }: Question): readonly string[] =>
  when.some((sign) => sign.startsWith('premises:')) && !only && !unless
    ? ['it is asked at these premises whatever happened: say under only or unless what it is about']
    : [];

const PAST = /\b(did|was|were|knew|had)\b|have you paid/i;

/** A question on the past that is also asked where nothing has happened yet. */
export const presuming = ({ ask, when, unless = [] }: Question): readonly string[] =>
  when.some((sign) => sign.startsWith('incident:')) &&
  PAST.test(ask) &&
  !unless.includes('nothing-happened')
    ? ['it asks about the past: nothing-happened belongs under unless']
    : [];

/** "controls/cash.ts, drop-safe, measure: no such measure 'drop-saef'" */
export const faultsIn = ({ file, entries, row }: Table): string[] =>
  Object.entries(entries).flatMap(([id, entry]) =>
    (v.safeParse(row, entry).issues ?? []).map((issue) => {
      const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key + 1 : key)) ?? [];
      return `${[file, id, ...path].join(', ')}: ${issue.message}`;
    }),
  );

/** Of two entries with one id only the later would count. */
function twice(files: Readonly<Record<string, object>>, folder: string): string[] {
  const first = new Map<string, string>();
  return Object.entries(files).flatMap(([file, entries]) =>
    Object.keys(entries).flatMap((id) => {
      const other = first.get(id);
      if (other === undefined) first.set(id, file);
      return other
        ? [`${folder}/${file}.ts, ${id}: ${folder}/${other}.ts has this id already`]
        : [];
    }),
  );
}

/** @param words by the id of their entry */
export const wordless = (vocabulary: string, entries: object, words: object): string[] => {
  const file = `vocabularies/${vocabulary}.ts`;
  const [ids, heard] = [Object.keys(entries), Object.keys(words)];
  return [
    ...ids.filter((id) => !heard.includes(id)).map((id) => `${file}, ${id}: it has no words here`),
    ...heard
      .filter((id) => !ids.includes(id))
      .map((id) => `${file}, ${id}: there is no such entry`),
  ];
};

function unused(): string[] {
  const answers = new Set<string>(Object.values(causes).flatMap((cause) => cause.answers));
  const opened = new Set<string>(Object.values(causes).flatMap((cause) => cause.opens));
  return [
    ...Object.keys(controls)
      .filter((id) => !answers.has(id))
      .map((id) => `controls, ${id}: no cause has it under answers, so no report can name it`),
    ...Object.keys(threats)
      .filter((id) => !opened.has(id))
      .map((id) => `threats.ts, ${id}: no cause has it under opens, so no report can explain it`),
  ];
}
