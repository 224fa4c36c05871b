import * as v from 'valibot';
import { checkedFirst } from './checked-first.ts';
import { defineEndpoint } from './endpoint.ts';

/** What a visitor may correct: what happened, where, and measures by what was said of them. */
export const changeKinds = ['incident', 'place', 'have', 'missing', 'wanted'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** More than a report names of one kind. */
export const MOST_CHANGES = 40;

const notListed = 'Please choose from the list';
const tooMany = `Please change at most ${MOST_CHANGES} things at once`;
const noReport = 'Please send the link of the report to correct';
const notUnderstood = 'Please send what to change as an object';

const Change = v.strictObject(
  {
    kind: v.picklist(changeKinds, notListed),
    /** Of a knowledge table; the API knows which there are. */
    id: v.pipe(v.string(notListed), v.regex(/^[a-z][a-z0-9-]{0,39}$/, notListed)),
  },
  notListed,
);
export type Change = v.InferOutput<typeof Change>;

/** Whether two changes are about the same thing. */
export const isSameChange = (one: Change, other: Change): boolean =>
  one.kind === other.kind && one.id === other.id;

const changes = () =>
  v.optional(
    checkedFirst(
      v.pipe(v.array(v.unknown(), notListed), v.maxLength(MOST_CHANGES, tooMany)),
      v.pipe(v.array(Change, notListed), v.maxLength(MOST_CHANGES, tooMany)),
    ),
    [],
  );

/** What a visitor says of what was understood. Empty: asks what was. */
export const UnderstandingAsked = v.strictObject(
  {
    /** Token of the report that is made again, as its answer gave it; the rest of the request is the same. */
    corrects: v.optional(v.pipe(v.string(noReport), v.regex(/^[0-9a-f]{32}$/, noReport))),
    removed: changes(),
    added: changes(),
  },
  notUnderstood,
);
export type UnderstandingAsked = v.InferOutput<typeof UnderstandingAsked>;

/** Of a request for a report. Callers without it get the answer that they always got. */
export const asksUnderstanding = { understanding: v.optional(UnderstandingAsked) };

const Choice = v.object({ id: v.string(), label: v.string() });
const choices = v.fallback(v.array(Choice), []);
const KnownKind = v.picklist(changeKinds);

/** What was understood of a request, to be corrected. */
export const ReportUnderstanding = v.object({
  /** For `corrects`, and for the call that says that the visitor has left. */
  token: v.string(),
  /** Of the report, from 1. */
  version: v.number(),
  /** The report was e-mailed before this version, and is not e-mailed again. */
  mailed: v.fallback(v.boolean(), false),
  /** Lives may be in danger: what to do now comes before what was understood. */
  danger: v.fallback(v.boolean(), false),
  chips: v.array(
    v.object({ kind: KnownKind, id: v.string(), label: v.string(), words: v.string() }),
  ),
  /** What may be added, by kind. */
  choices: v.object({
    incident: choices,
    place: choices,
    have: choices,
    missing: choices,
    wanted: choices,
  }),
  question: v.optional(
    v.object({
      ask: v.string(),
      choices: v.array(v.object({ kind: KnownKind, id: v.string(), label: v.string() })),
    }),
  ),
});
export type ReportUnderstanding = v.InferOutput<typeof ReportUnderstanding>;
export type Chip = ReportUnderstanding['chips'][number];

/** Of an answer; a page shows none that is of a newer shape. */
export const givesUnderstanding = {
  understanding: v.fallback(v.optional(ReportUnderstanding), undefined),
};

/** Takes no body, so that a page can send it while it closes. */
export const leaveReport = defineEndpoint({
  method: 'POST',
  path: '/api/reports/:token/left',
  summary:
    'Say that the visitor has left a report, so that it is e-mailed without waiting for corrections',
  response: v.object({ success: v.literal(true) }),
});

export const correctionTexts = {
  /** The token, or the rest of the request, is of no report. */
  noSuchReport: 'There is no such report to correct. Please fill in the form again.',
  tooManyVersions: 'This report was made again too often. Please call us and give its reference.',
  notListed,
} as const;
