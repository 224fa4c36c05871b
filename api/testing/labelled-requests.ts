import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { HomeAssessment } from '@app/contracts/home-assessment';
import { IncidentReport } from '@app/contracts/incident';
import { RiskAssessment } from '@app/contracts/risk-assessment';
import { SecurityChallenge } from '@app/contracts/security-assessment';
import * as v from 'valibot';

const crimes = [
  ...['burglary', 'armed-robbery', 'robbery-of-person', 'cash-in-transit', 'hijacking'],
  ...['vehicle-theft', 'theft-from-vehicle', 'shoplifting', 'theft-by-staff', 'theft-unknown'],
  ...['cable-and-metal-theft', 'stock-animal-theft', 'crop-theft', 'goods-theft-in-transit'],
  ...['fuel-theft', 'vandalism', 'arson', 'extortion', 'threat-to-kill', 'murder', 'stalking'],
  ...['domestic-violence', 'protection-order-breach', 'kidnapping', 'hostage-or-hiding'],
  ...['bombing', 'shooting', 'assault', 'sexual-offence', 'child-in-danger', 'drug-dealing'],
  ...['trespass', 'land-invasion', 'looting-or-unrest', 'fraud', 'cyber', 'jammer'],
  ...['gate-motor-theft', 'fire-not-crime', 'wandering-resident', 'nuisance', 'none'],
] as const;
const measures = [
  ...['alarm', 'cameras', 'guards', 'armed-response', 'electric-fence', 'beams', 'gate'],
  ...['gate-motor', 'burglar-bars', 'security-gate', 'locks', 'safe', 'access-control'],
  ...['lighting', 'dogs', 'panic-button', 'backup-power', 'intercom', 'wall-or-fence'],
  ...['tracker', 'safe-room'],
] as const;
const things = [
  ...['cash', 'stock', 'goods-for-sale', 'tools', 'copper-and-cable', 'fuel', 'vehicles'],
  ...['animals', 'crops', 'data-and-computers', 'medicines', 'weapons', 'jewellery', 'phones'],
  ...['machinery', 'solar', 'documents', 'people', 'children', 'building', 'parcels', 'other'],
] as const;

const crime = v.picklist(crimes);
export type Crime = v.InferOutput<typeof crime>;
const measure = v.picklist(measures);
export type LabelledMeasure = v.InferOutput<typeof measure>;
const thing = v.picklist(things);
export type LabelledThing = v.InferOutput<typeof thing>;

export const isCrime = (id: string): id is Crime => v.is(crime, id);

const words = v.array(v.pipe(v.string(), v.minLength(1)));
const sender = ['name', 'email', 'phone', 'website', 'elapsedMs', 'understanding'] as const;
const incidentSender = ['name', 'phone', 'website', 'elapsedMs'] as const;

/** What a careful installer would have understood, and nothing that the texts do not say. */
const common = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  language: v.picklist(['en', 'af', 'zu', 'mixed']),
  style: v.picklist([
    ...(['long', 'three-words', 'capitals', 'misspelt'] as const),
    ...(['angry', 'irrelevant', 'injected', 'plain'] as const),
  ]),
  /** Whether somebody who speaks the language has read it. */
  checked: v.boolean(),
  expect: v.strictObject({
    crime,
    /** Others that would be as right. */
    acceptable: v.array(crime),
    /** Somebody's life or body is in danger from a person. */
    danger: v.boolean(),
    /** The writer hides or may be overheard. */
    hiding: v.boolean(),
    /** Wishes that must be refused. */
    unlawful: v.array(
      v.picklist(['live-metal', 'trap', 'shooting', 'unregistered-guard', 'hidden-recording']),
    ),
    have: v.array(measure),
    /** Not there, or broken. */
    missing: v.array(measure),
    wants: v.array(measure),
    atRisk: v.array(thing),
    /** Mentioned, and not what anybody is after: the medicines of a drug seller at the fence. */
    notAtRisk: v.array(thing),
    places: words,
    times: words,
    /** Parts that no reader of English, Afrikaans and isiZulu can make sense of. */
    unread: words,
  }),
};

/** A request as a visitor types it, without the sender, and what it says. */
const LabelledRequest = v.variant('form', [
  v.strictObject({
    ...common,
    form: v.literal('challenge'),
    request: v.strictObject(v.omit(SecurityChallenge, sender).entries),
  }),
  v.strictObject({
    ...common,
    form: v.literal('risk'),
    request: v.strictObject(v.omit(RiskAssessment, sender).entries),
  }),
  v.strictObject({
    ...common,
    form: v.literal('home'),
    request: v.strictObject(v.omit(HomeAssessment, sender).entries),
  }),
  v.strictObject({
    ...common,
    form: v.literal('incident'),
    request: v.strictObject(v.omit(IncidentReport, incidentSender).entries),
  }),
]);
export type LabelledRequest = v.InferOutput<typeof LabelledRequest>;

const folder = new URL('./labelled-requests/', import.meta.url);

interface LabelledLine {
  /** The folder that it is in. */
  readonly set: string;
  /** File and line. */
  readonly where: string;
  readonly text: string;
}

/** The lines of all sets. */
export const labelledLines = (): readonly LabelledLine[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.jsonl'))
    .toSorted()
    .flatMap((path) =>
      readFileSync(new URL(path, folder), 'utf8')
        .split('\n')
        .map((text, index) => ({ set: dirname(path), where: `${path}:${index + 1}`, text }))
        .filter(({ text }) => text.trim() !== ''),
    );

/** The request of a line; throws with the place, and without the visitor's words. */
export function parseLabelled({ where, text }: LabelledLine): LabelledRequest {
  const parsed = v.safeParse(LabelledRequest, jsonOf(text));
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`${where}: ${faults.join('; ')}`);
}

/** Undefined where it is no JSON: the parser's own message has a piece of the text. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The requests of each set. */
export const labelledSets = (): ReadonlyMap<string, readonly LabelledRequest[]> =>
  new Map(
    [...Map.groupBy(labelledLines(), ({ set }) => set)].map(([set, lines]) => [
      set,
      lines.map(parseLabelled),
    ]),
  );

/** All that the visitor typed, field by field. */
export function textsOf(labelled: LabelledRequest): readonly string[] {
  switch (labelled.form) {
    case 'challenge':
      return Object.values(labelled.request);
    case 'risk': {
      const { businessType, businessDescription, operationalAreas } = labelled.request;
      return [
        businessType,
        businessDescription,
        ...operationalAreas.flatMap(({ name, description }) => [name, description]),
      ];
    }
    case 'home': {
      const { homeType, areas, securityConcerns } = labelled.request;
      return [homeType, ...areas, ...securityConcerns];
    }
    case 'incident':
      return [labelled.request.details];
  }
}
