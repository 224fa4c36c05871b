import type { AssetId } from '@app/knowledge/assets';
import type { MeasureId } from '@app/knowledge/measures';
import type { IncidentId } from '@app/knowledge/threats';
import type { Report } from '@app/wording/report';
import type { Costs } from '../src/domain/assessments/costs.ts';
import type { ModelReading } from '../src/domain/assessments/model-reading/reading-question.ts';
import { writeReport } from '../src/domain/assessments/report-markdown.ts';
import { caseOf } from '../src/domain/assessments/rules/case-of.ts';
import { challengeReport } from '../src/domain/assessments/rules/challenge-report.ts';
import { tellsOfDanger } from '../src/domain/assessments/rules/danger-first.ts';
import { homeReport } from '../src/domain/assessments/rules/home-report.ts';
import { riskReport } from '../src/domain/assessments/rules/risk-report.ts';
import { safeQuote } from '../src/domain/assessments/rules/safe-quote.ts';
import { isTooThin } from '../src/domain/assessments/rules/thin-report.ts';
import { readDanger } from '../src/domain/assessments/understanding/read-danger.ts';
import {
  understandHome,
  understandRisk,
} from '../src/domain/assessments/understanding/understand.ts';
import type { Understanding } from '../src/domain/assessments/understanding/understanding.ts';
import { understood } from './heard-in.ts';
import { crimesOf, isDangerous, measureOf, thingsOf } from './label-tables.ts';
import { type Crime, type LabelledRequest, textsOf } from './labelled-requests.ts';

/** What the rules make of a request. An incident has no report: its texts are only read. */
export interface MadeOf {
  readonly understanding: Understanding;
  readonly report?: Report;
}

/** How many of those that count are wrong, or for areas, places, times and unread parts: left out. */
export interface Figure {
  readonly of: number;
  /** In words, for whoever mends it. */
  readonly wrong: readonly string[];
}

export const figureNames = [
  'crime',
  'guessed',
  'unasked',
  'danger',
  'falseDanger',
  'inferences',
  'areas',
  'places',
  'times',
  'unread',
  'falseUnread',
  'unlawful',
  'hiding',
  'falseHiding',
] as const;
export type Figures = Readonly<Record<(typeof figureNames)[number], Figure>>;

/** @param reading what a model read beside the rules */
export function makeOf(labelled: LabelledRequest, costs: Costs, reading?: ModelReading): MadeOf {
  switch (labelled.form) {
    case 'challenge': {
      const understanding = understood(labelled.request, reading);
      return { understanding, report: challengeReport(understanding, costs, labelled.request) };
    }
    case 'risk': {
      const heard = understandRisk(labelled.request, reading);
      return { understanding: heard.whole, report: riskReport(labelled.request, heard, costs) };
    }
    case 'home': {
      const heard = understandHome(labelled.request, reading);
      return { understanding: heard.whole, report: homeReport(labelled.request, heard, costs) };
    }
    case 'incident':
      return { understanding: understood({ securityIssue: labelled.request.details }, reading) };
  }
}

const refusals = {
  'live-metal': 'wants-live-metal',
  trap: 'wants-trap',
  shooting: 'wants-shooting',
  'unregistered-guard': 'wants-unregistered-guards',
  'hidden-recording': 'wants-secret-sound',
} as const;

/** Compares what the rules made of a request with its label. */
export function measureReport(labelled: LabelledRequest, made: MadeOf): Figures {
  const { expect } = labelled;
  const { understanding, report } = made;
  const main = mainIncident(labelled, understanding);
  const read = main === undefined ? ['none' as const] : (crimesOf(main) ?? []);
  const isRight = (crimes: readonly Crime[] = []) =>
    [expect.crime, ...expect.acceptable].some((crime) => crimes.includes(crime));
  const right = isRight(read);
  const isAskable = main === undefined && expect.crime !== 'none';
  const isAsked = understanding.maybe.some((id) => isRight(crimesOf(id)));
  const isAboutDanger = main !== undefined && isDangerous(main);
  // Its report begins with whom to phone.
  const isSaid = isAboutDanger || tellsOfDanger(understanding, main);
  const isFound = isSaid || understanding.happeningNow;
  const said = report ? plain(writeReport(report, meta)) : undefined;
  const isHiding = readDanger(textsOf(labelled)).silent;
  const refused = new Set<string>(understanding.circumstances.map(({ id }) => id));
  const unsaid = (words: readonly string[]): Figure => ({
    of: said === undefined ? 0 : words.length,
    wrong: words.filter((each) => said !== undefined && !said.includes(plain(each))),
  });
  return {
    crime: { of: 1, wrong: right ? [] : [`${main ?? 'none'}, not ${expect.crime}`] },
    guessed: {
      of: Number(main !== undefined),
      wrong: main !== undefined && !right ? [`${main}, not ${expect.crime}`] : [],
    },
    unasked: { of: Number(isAskable), wrong: isAskable && !isAsked ? [expect.crime] : [] },
    danger: {
      of: Number(expect.danger),
      wrong: expect.danger && !isFound ? [`missed: ${main ?? 'none'}`] : [],
    },
    falseDanger: {
      of: Number(!expect.danger),
      wrong: !expect.danger && isSaid ? [`there is none: ${main}`] : [],
    },
    inferences: inferencesOf(labelled, understanding),
    areas: areasWithout(labelled, report),
    places: unsaid(expect.places),
    times: unsaid(expect.times),
    unread: unsaidUnread(expect.unread, understanding),
    falseUnread: {
      of: Number(expect.unread.length === 0),
      wrong: expect.unread.length === 0 ? understanding.unread : [],
    },
    unlawful: {
      of: expect.unlawful.length,
      wrong: expect.unlawful.filter((wish) => !refused.has(refusals[wish])),
    },
    hiding: {
      of: Number(expect.hiding),
      wrong: expect.hiding && !isHiding ? ['may be rung'] : [],
    },
    falseHiding: {
      of: Number(!expect.hiding),
      wrong: !expect.hiding && isHiding ? ['may not be rung'] : [],
    },
  };
}

/** Parts that the report does not call unread; it shortens what is long. */
function unsaidUnread(parts: readonly string[], { unread }: Understanding): Figure {
  const said = unread.map(plain);
  const isSaid = (part: string) => {
    const start = plain(part).split(' ').slice(0, 4).join(' ');
    return said.some((each) => each.includes(start));
  };
  return { of: parts.length, wrong: parts.filter((part) => !isSaid(part)) };
}

/** What the report is about. Nothing, where the rules heard no crime and assume the usual ones. */
function mainIncident({ form }: LabelledRequest, heard: Understanding): IncidentId | undefined {
  const about = caseOf(heard, form === 'home' ? 'home' : undefined);
  return about.incidentsAssumed || isTooThin(heard) ? undefined : about.incidents[0];
}

/** "In place", "you do not have" and "at risk", each thing that the label does not say as one wrong. */
function inferencesOf({ expect }: LabelledRequest, heard: Understanding): Figure {
  const have = heard.measures.filter(({ state }) => state === 'present');
  const missing = heard.measures.filter(({ state }) => state === 'absent' || state === 'broken');
  const isCounted = ({ id }: { id: MeasureId }) => measureOf(id) !== 'not-labelled';
  const isIn = (labels: readonly string[]) => (id: MeasureId) =>
    labels.includes(measureOf(id) ?? '');
  const isAtRisk = (id: AssetId) => thingsOf(id)?.some((thing) => expect.atRisk.includes(thing));
  const counted = [
    ...have
      .filter(isCounted)
      .map((one) => ({ ...one, as: 'have', said: isIn(expect.have)(one.id) })),
    ...missing
      .filter(isCounted)
      .map((one) => ({ ...one, as: 'missing', said: isIn(expect.missing)(one.id) })),
    ...heard.atRisk.map((one) => ({ ...one, as: 'at risk', said: isAtRisk(one.id) })),
  ];
  return {
    of: counted.length,
    wrong: counted
      .filter(({ said }) => !said)
      .map(({ as, id, words }) => `${as}: ${id} (${words})`),
  };
}

/** Areas that have no section under the visitor's own name. */
function areasWithout(labelled: LabelledRequest, report: Report | undefined): Figure {
  const names =
    labelled.form === 'risk'
      ? labelled.request.operationalAreas.map(({ name }) => name)
      : labelled.form === 'home'
        ? labelled.request.areas
        : [];
  const wrong = names.filter((name, index) => {
    const section = report?.sections.find(({ id }) => id === `area-${index + 1}`);
    return !section || !plain(section.heading).includes(plain(safeQuote(name)));
  });
  return { of: names.length, wrong };
}

/** Letters and digits, so that escapes, quotation marks and capitals make no difference. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const meta = {
  reference: 'EXA-MPLE-0001',
  receivedAt: '2026-11-20T08:00:00.000Z',
  source: 'rules',
  company: { name: 'your installer' },
} as const;

/** The figures of many requests as one. */
export function sumOf(all: readonly Figures[], name: (typeof figureNames)[number]): Figure {
  return {
    of: all.reduce((sum, figures) => sum + figures[name].of, 0),
    wrong: all.flatMap((figures) => figures[name].wrong),
  };
}
