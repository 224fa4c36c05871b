import { parseArgs } from 'node:util';
import { type LabelledRequest, labelledSets, textsOf } from '@app/api/testing/labelled-requests';
import {
  type Figures,
  figureNames,
  makeOf,
  measureReport,
  sumOf,
} from '@app/api/testing/measured-reports';
import { sampleCosts } from '@app/api/testing/sample-costs';
import { injectionAt, obeyed, standInReadings } from '@app/api/testing/stand-in-readings';
import { percentile } from './percentile.ts';
import { hostileTimes, typicalTimes } from './reports/cpu.ts';
import { table } from './table.ts';

// What the rules understand of the labelled requests, and the CPU of their reports. Prints the figures;
// fails when a target is missed. `--set tuning` measures one set; `--wrong` lists what was misread, but
// not of `held-out`: whoever read it could write rules for just these texts.
const HELD_OUT = 'held-out';
const MOST_WRONG_CRIMES = 0.05;
const MOST_WRONG_INFERENCES = 0.01;
const MOST_TYPICAL_MS = 15;
const MOST_HOSTILE_MS = 150;

interface Measured {
  readonly labelled: LabelledRequest;
  readonly figures: Figures;
}

const { values: options } = parseArgs({
  options: { set: { type: 'string' }, wrong: { type: 'boolean', default: false } },
});
const sets = [...labelledSets()].filter(([name]) => name === (options.set ?? name));
if (sets.length === 0) throw new Error(`There is no set ${options.set}`);
const costs = await sampleCosts();
const missed: string[] = [];

for (const [name, requests] of sets) {
  const all = requests.map((labelled) => ({
    labelled,
    figures: measureReport(labelled, makeOf(labelled, costs)),
  }));
  console.log(`${table([row(name, all), ...rowsBy('language', all), ...rowsBy('form', all)])}\n`);
  checkTargets(name, all);
  for (const [kind, readingOf] of Object.entries(standInReadings)) {
    const read = requests.map((labelled) => ({
      labelled,
      figures: measureReport(labelled, makeOf(labelled, costs, readingOf(labelled))),
    }));
    console.log(`${table([row(`${name}, a model reads ${kind}`, read)])}\n`);
  }
  const ordered = requests.map((labelled, index) => obeyed(labelled, injectionAt(index)));
  const rows = [false, true].map((isObeyed) =>
    row(
      `${name}, ${isObeyed ? 'a model obeys injected orders' : 'injected orders, no model'}`,
      ordered.map(({ labelled, reading }) => ({
        labelled,
        figures: measureReport(labelled, makeOf(labelled, costs, isObeyed ? reading : undefined)),
      })),
    ),
  );
  console.log(`${table(rows)}\n`);
  if (options.wrong) listWrong(name, all);
}

const typical = typicalTimes(sets.flatMap(([, requests]) => requests));
const hostile = hostileTimes().toSorted((one, other) => other.ms - one.ms);
const median = percentile([...typical], 0.5);
console.log(
  table([
    {
      text: '2 KB',
      'median, ms': median.toFixed(2),
      'slowest, ms': (typical.at(-1) ?? 0).toFixed(2),
    },
    {
      text: '1 MB, hostile',
      'median, ms': percentile(
        hostile.map(({ ms }) => ms),
        0.5,
      ).toFixed(0),
      'slowest, ms': `${hostile[0]?.name} ${hostile[0]?.ms.toFixed(0)}`,
    },
  ]),
);
atMost('The median CPU of a report on 2 KB in ms', median, MOST_TYPICAL_MS);
for (const { name, ms } of hostile) atMost(`The CPU of 1 MB of ${name} in ms`, ms, MOST_HOSTILE_MS);
if (missed.length > 0) {
  console.error(`\n${missed.join('\n')}`);
  process.exitCode = 1;
}

function atMost(what: string, value: number, most: number): void {
  if (!(value <= most)) missed.push(`${what} is ${value.toPrecision(3)}, over ${most}`);
}

function row(name: string, all: readonly Measured[]): Readonly<Record<string, string>> {
  const figure = (of: (typeof figureNames)[number]) =>
    sumOf(
      all.map(({ figures }) => figures),
      of,
    );
  const wrong = (of: (typeof figureNames)[number]) => {
    const { wrong, of: counted } = figure(of);
    return `${wrong.length}/${counted}`;
  };
  const kept = (of: (typeof figureNames)[number]) => {
    const { wrong, of: counted } = figure(of);
    return `${counted - wrong.length}/${counted}`;
  };
  return {
    set: name,
    'right crime': kept('crime'),
    'wrong of those said': wrong('guessed'),
    'not among what is asked': wrong('unasked'),
    'danger missed': wrong('danger'),
    'danger invented': wrong('falseDanger'),
    'wrong inferences': wrong('inferences'),
    'areas with a section': kept('areas'),
    'places named': kept('places'),
    'times named': kept('times'),
    'unread said': kept('unread'),
    'unread invented': wrong('falseUnread'),
    'unlawful wishes not refused': wrong('unlawful'),
    'hiding missed': wrong('hiding'),
    'hiding invented': wrong('falseHiding'),
  };
}

function rowsBy(key: 'language' | 'form', all: readonly Measured[]) {
  return [...Map.groupBy(all, ({ labelled }) => labelled[key])]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([value, those]) => row(`  ${value}`, those));
}

function checkTargets(name: string, all: readonly Measured[]): void {
  const share = (of: (typeof figureNames)[number]) => {
    const { wrong, of: counted } = sumOf(
      all.map(({ figures }) => figures),
      of,
    );
    return counted === 0 ? 0 : wrong.length / counted;
  };
  atMost(`${name}: wrong main crimes`, share('crime'), MOST_WRONG_CRIMES);
  atMost(`${name}: dangers missed`, share('danger'), 0);
  atMost(`${name}: wrong inferences`, share('inferences'), MOST_WRONG_INFERENCES);
  atMost(`${name}: areas without a section`, share('areas'), 0);
  atMost(`${name}: places not named`, share('places'), 0);
  atMost(`${name}: unread parts not said`, share('unread'), 0);
  atMost(`${name}: parts falsely said to be unread`, share('falseUnread'), 0);
  atMost(`${name}: unlawful wishes not refused`, share('unlawful'), 0);
  atMost(`${name}: people who hide and may be rung`, share('hiding'), 0);
}

function listWrong(name: string, all: readonly Measured[]): void {
  const wrong = all.filter(({ figures }) => figureNames.some((of) => figures[of].wrong.length > 0));
  if (name === HELD_OUT) return;
  for (const { labelled, figures } of wrong) {
    console.log(`${labelled.id} (${labelled.form}, ${labelled.language}, ${labelled.style})`);
    for (const text of textsOf(labelled)) console.log(`  | ${text}`);
    for (const of of figureNames) {
      if (figures[of].wrong.length > 0) console.log(`  ${of}: ${figures[of].wrong.join('; ')}`);
    }
    console.log();
  }
}
