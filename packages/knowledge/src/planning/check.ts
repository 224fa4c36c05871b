import * as v from 'valibot';
import { standards } from '../standards.ts';
import { accessValues } from './access.ts';
import { alarmValues } from './alarm.ts';
import { analogueValues } from './analogue.ts';
import { cableValues } from './cable.ts';
import { controls } from './controls.ts';
import { fenceValues } from './fence.ts';
import { gateValues } from './gates.ts';
import { intercomValues } from './intercom.ts';
import { labourValues, signValues } from './labour.ts';
import { layoutValues } from './layout.ts';
import { monthlyValues } from './monthly.ts';
import { powerValues, standbyBatteryValues } from './power.ts';
import { baseRatings, ratingValues } from './ratings.ts';
import { sensorValues } from './sensors.ts';
import { siteRules, siteValues } from './sites.ts';
import { guides, sources } from './sources.ts';
import { threats } from './threats/threats.ts';
import { vehicleValues } from './vehicles.ts';
import { offGridValues, videoValues } from './video.ts';

const values = {
  access: accessValues,
  alarm: alarmValues,
  analogue: analogueValues,
  cable: cableValues,
  fence: fenceValues,
  gates: gateValues,
  intercom: intercomValues,
  labour: labourValues,
  layout: layoutValues,
  monthly: monthlyValues,
  'off-grid': offGridValues,
  power: powerValues,
  ratings: ratingValues,
  sensors: sensorValues,
  signs: signValues,
  sites: siteValues,
  'sites of all types': siteRules,
  'standby battery': standbyBatteryValues,
  vehicles: vehicleValues,
  video: videoValues,
};

const between = (least: number, most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  );

/** What a number may be by its unit, which is in its name; the first name that fits counts. */
const units: readonly (readonly [name: RegExp, schema: ReturnType<typeof between>])[] = [
  [/percent/i, between(0, 100)],
  [/share|fraction|depthOfDischarge|efficiency|ageing|powerFactor|rateFactor/i, between(0, 1)],
  [/factor|margin|reserve|widthToDepth/i, between(1, 2)],
  [/degrees|deg$/i, between(0, 180)],
  [/hours/i, between(0, 100)],
  [/metres|M2?$|kilograms|amperes|watts|volts|joules/i, between(0, 100_000)],
  [/mbps|terabytes|cents|inches/i, between(0, Number.POSITIVE_INFINITY)],
];

/** Pieces, people, zones: what has no unit is counted. */
const count = v.pipe(
  v.number(),
  v.integer('must be a whole number, or have its unit in its name'),
  v.minValue(0, 'must be 0 or more'),
);

const text = v.pipe(v.string(), v.regex(/\S/, 'must not be empty'));
const sentence = v.pipe(text, v.regex(/^.+[.]$/s, 'must end with a full stop'));
const anyControl = v.pipe(
  v.string(),
  v.check(
    (ids) => ids.split(' or ').every((id) => id in controls),
    'must name controls, with "or" between them',
  ),
);
const ThreatPlace = v.pipe(
  v.record(
    text,
    v.union([v.pipe(v.array(text), v.nonEmpty('must not be empty')), v.literal(true)]),
  ),
  v.check((at) => Object.keys(at).length > 0, 'must name a place'),
);
const Threat = v.pipe(
  v.object({
    process: text,
    threat: v.pipe(text, v.regex(/^[a-z].*[^.]$/, 'must begin small and end without a full stop')),
    happens: v.pipe(sentence, v.regex(/^[^{}]*(?:\{[^{}]+\}[^{}]*)*$/, 'must close every brace')),
    at: v.optional(ThreatPlace),
    controls: v.pipe(v.array(text), v.nonEmpty('must not be empty')),
    without: v.optional(v.record(anyControl, sentence)),
    alwaysOpen: v.optional(sentence),
  }),
  v.check(
    ({ at, controls }) =>
      !controls.includes('access') || at?.doors !== undefined || at?.rooms !== undefined,
    'must name the doors whose readers count',
  ),
);
const points = v.pipe(between(1, 5), v.integer('must be a whole number'));

/** Every fault with its table, entry and reason: "fence, wireMargin: must be 2 or less, not 11". */
export const planningFaults = (): readonly string[] => [
  ...Object.entries(values).flatMap(([table, entries]) => faultsInValues(table, entries)),
  ...faultsOf('threats', v.record(v.string(), Threat), threats),
  ...faultsOf(
    'ratings',
    v.record(v.string(), v.record(v.string(), v.tuple([points, points]))),
    baseRatings,
  ),
  ...Object.entries(sources).flatMap(([table, entries]) => faultsInSources(table, entries)),
];

/** The faults of a table of values: each number by its unit, lists of sizes from small to large. */
export const faultsInValues = (
  table: string,
  value: unknown,
  path: readonly string[] = [],
): readonly string[] => {
  if (typeof value === 'number') {
    const [, schema = count] = units.find(([name]) => path.some((key) => name.test(key))) ?? [];
    return faultsOf([table, ...path].join(', '), schema, value);
  }
  if (typeof value === 'string') return faultsOf([table, ...path].join(', '), text, value);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, one]) =>
    faultsInValues(table, one, [...path, key]),
  );
  const sizes = Array.isArray(value)
    ? value.map((one) => Object.values(Object(one))[0] ?? one)
    : [];
  const ascends = sizes.every(
    (size, index) => index === 0 || typeof size !== 'number' || size > sizes[index - 1],
  );
  return ascends
    ? inside
    : [...inside, `${[table, ...path].join(', ')}: must go from small to large`];
};

function faultsInSources(table: string, entries: object): readonly string[] {
  const known = Object(Object(values)[table]);
  return Object.entries(entries).flatMap(([entry, source]) => [
    ...(Object.hasOwn(known, entry) ? [] : [`sources, ${table}, ${entry}: there is no such value`]),
    ...(source in standards || source in guides
      ? []
      : [`sources, ${table}, ${entry}: nobody has described ${source}`]),
  ]);
}

/** What a schema says of a value, each with where it is. */
export const faultsOf = (
  table: string,
  schema: v.GenericSchema,
  value: unknown,
): readonly string[] =>
  (v.safeParse(schema, value).issues ?? []).map(
    (issue) =>
      `${[table, v.getDotPath(issue)].filter(Boolean).join(', ')}: ${issue.message}, not ${issue.received}`,
  );
