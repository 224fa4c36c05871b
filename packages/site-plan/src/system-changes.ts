import type { BomLine } from '@app/contracts/security-plan';
import type { LineChange } from './plan-changes.ts';

/** What a change does to one system: one sentence. */
export interface SystemChange {
  readonly system: string;
  /** "Adds 1 × A instead of 2 × B, because …" */
  readonly text: string;
}

/** More would be the table of lines, which is below. */
const MOST_NAMED = 2;

/** The changed lines by system, the dearest change of each with its reason. */
export const systemChanges = (
  lines: readonly LineChange[],
  after: readonly BomLine[],
): SystemChange[] => {
  const left = new Set(after.map(({ system }) => system));
  return [...Map.groupBy(lines, ({ system }) => system)].map(([system, own]) => ({
    system,
    text: left.has(system) ? sentenceOf(own) : 'left out of the plan.',
  }));
};

function sentenceOf(lines: readonly LineChange[]): string {
  const added = namesOf(lines, 'added');
  const removed = namesOf(lines, 'removed');
  const changed = lines.filter(({ kind }) => kind === 'changed').toSorted(dearestFirst);
  const parts = [
    ...(added ? [removed ? `adds ${added} instead of ${removed}` : `adds ${added}`] : []),
    ...(!added && removed ? [`removes ${removed}`] : []),
    ...changed.slice(0, MOST_NAMED).map(countChange),
    ...(changed.length > MOST_NAMED ? [`${changed.length - MOST_NAMED} more counts`] : []),
  ];
  const why = lines.filter(({ after }) => after).toSorted(dearestFirst)[0]?.after?.justification;
  return `${parts.join('; ')}.${why ? ` Why: ${why.replace(/\.?$/, '.')}` : ''}`;
}

/** "3 × camera and 4 more" */
function namesOf(lines: readonly LineChange[], kind: 'added' | 'removed'): string {
  const own = lines.filter((line) => line.kind === kind).toSorted(dearestFirst);
  const shown = own.slice(0, MOST_NAMED).map(({ item, before, after }) => {
    const { quantity } = after ?? before ?? { quantity: 1 };
    return `${quantity} × ${item}`;
  });
  const more = own.length - shown.length;
  return listed(more > 0 ? [...shown, `${more} more`] : shown);
}

/** Names have commas of their own, so the last one has its "and". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

const countChange = ({ item, before, after }: LineChange): string =>
  before?.quantity === after?.quantity
    ? `another price for ${item}`
    : `${after?.quantity} instead of ${before?.quantity} × ${item}`;

const dearestFirst = (one: LineChange, other: LineChange): number =>
  Math.abs(other.difference) - Math.abs(one.difference);
