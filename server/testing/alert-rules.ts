import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';

/** The expressions of the alert rules, by name. */
export function alertRules(): ReadonlyMap<string, string> {
  const text = readFileSync(path.join(root, 'ops/alerts.yaml'), 'utf8');
  const rules = text.matchAll(/^ {6}- alert: (\w+)\n {8}expr: (.+)$/gm);
  return new Map([...rules].map(([, name = '', expression = '']) => [name, expression]));
}

interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** The oldest first. */
  readonly values: number[];
}

interface Point {
  readonly attributes?: { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly asDouble?: number;
  readonly asInt?: number | string;
  readonly sum?: number;
  readonly count?: number | string;
  readonly explicitBounds?: readonly number[];
  readonly bucketCounts?: readonly (number | string)[];
}
interface Metric {
  readonly name: string;
  readonly unit?: string;
  readonly gauge?: { readonly dataPoints: readonly Point[] };
  readonly sum?: { readonly dataPoints: readonly Point[] };
  readonly histogram?: { readonly dataPoints: readonly Point[] };
}

const unitNames: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' };
const underscored = (name: string) => name.replaceAll('.', '_');

/**
 * What Prometheus stores of these OTLP bodies: dots become underscores, a unit and `_total` are added, a histogram has
 * buckets, a sum and a count.
 * https://prometheus.io/docs/guides/opentelemetry/#utf-8
 */
export function storedSeries(bodies: readonly string[]): readonly Series[] {
  const all = new Map<string, Series>();
  const add = (name: string, { attributes = [] }: Point, value: unknown, more = {}) => {
    const own = attributes.map(({ key, value: one }) => [
      underscored(key),
      String(Object.values(one)[0]),
    ]);
    const labels = { ...Object.fromEntries(own), ...more };
    const id = `${name} ${JSON.stringify(labels)}`;
    const series: Series = all.get(id) ?? { name, labels, values: [] };
    series.values.push(Number(value));
    all.set(id, series);
  };
  for (const { name, unit = '', gauge, sum, histogram } of bodies.flatMap(metricsOf)) {
    const stored = underscored(name) + (unitNames[unit] ?? '');
    for (const point of gauge?.dataPoints ?? []) add(stored, point, point.asDouble ?? point.asInt);
    for (const point of sum?.dataPoints ?? []) {
      add(`${stored}_total`, point, point.asDouble ?? point.asInt);
    }
    for (const point of histogram?.dataPoints ?? []) {
      add(`${stored}_sum`, point, point.sum);
      add(`${stored}_count`, point, point.count);
      let cumulative = 0;
      for (const [index, bound] of (point.explicitBounds ?? []).entries()) {
        cumulative += Number(point.bucketCounts?.[index]);
        add(`${stored}_bucket`, point, cumulative, { le: String(bound) });
      }
    }
  }
  return [...all.values()];
}

function metricsOf(body: string): Metric[] {
  const { resourceMetrics = [] } = JSON.parse(body) as {
    resourceMetrics?: { scopeMetrics: { metrics: Metric[] }[] }[];
  };
  return resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((one) => one.metrics));
}

/**
 * Whether an expression would fire without its `for`. Of PromQL this is what the rules use, and it throws at all else. Every
 * sample counts as within the window, and nothing is extrapolated: like Prometheus, it sees no increase in a
 * series that has one sample.
 */
export function fires(expression: string, series: readonly Series[]): boolean {
  const [, left = '', right, comparison, limit] =
    /^(.+?)(?: \/ (.+))? ([<>]) ([\d.]+)$/.exec(expression) ?? [];
  if (!comparison) throw new Error(`Not understood: ${expression}`);
  const values = valuesOf(left, series);
  const compared = right === undefined ? values : quotient(values, valuesOf(right, series));
  return compared.some((value) =>
    comparison === '>' ? value > Number(limit) : value < Number(limit),
  );
}

/** Of two sums; without one of them, or of nothing, there is none. */
function quotient([dividend]: readonly number[], [divisor]: readonly number[]): readonly number[] {
  return dividend === undefined || !divisor ? [] : [dividend / divisor];
}

function valuesOf(side: string, series: readonly Series[]): readonly number[] {
  const summed = /^sum(?: by \((\w+)\))? ?\((.+)\)$/.exec(side);
  if (!summed) return vector(side, series).map(({ value }) => value);
  const groups = new Map<string, number>();
  for (const { labels, value } of vector(summed[2] ?? '', series)) {
    const group = summed[1] ? (labels[summed[1]] ?? '') : '';
    groups.set(group, (groups.get(group) ?? 0) + value);
  }
  return [...groups.values()];
}

function vector(text: string, series: readonly Series[]) {
  const increased = /^increase\((.+)\[\d+m\]\)$/.exec(text)?.[1];
  const [, name, matchers = ''] = /^(\w+)(?:\{(.+)\})?$/.exec(increased ?? text) ?? [];
  if (!name) throw new Error(`Not understood: ${text}`);
  const tests = matchers.split(',').filter(Boolean).map(labelTest);
  return series
    .filter((one) => one.name === name && tests.every((fits) => fits(one.labels)))
    .flatMap(({ labels, values }) => {
      const [first = 0, last = 0] = [values[0], values.at(-1)];
      if (increased === undefined) return [{ labels, value: last }];
      return values.length < 2 ? [] : [{ labels, value: last - first }];
    });
}

function labelTest(matcher: string) {
  const [, name = '', operator, wanted = ''] = /^(\w+)(=~?)"(.*)"$/.exec(matcher) ?? [];
  if (!operator) throw new Error(`Not understood: ${matcher}`);
  const pattern = new RegExp(`^(?:${operator === '=~' ? wanted : RegExp.escape(wanted)})$`);
  return (labels: Series['labels']) => pattern.test(labels[name] ?? '');
}
