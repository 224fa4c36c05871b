import { sideName } from '@app/site-plan/outline';
import { sideNames, uncapitalised } from '@app/wording/phrases';
import { accessItems, accessLabels, accessReasons } from './access.ts';
import { alarmItems, alarmLabels, alarmReasons } from './alarm.ts';
import { cablingItems, cablingLabels, cablingReasons } from './cabling.ts';
import { fenceItems, fenceLabels, fenceReasons } from './fence.ts';
import { gateItems, gateLabels, gateReasons } from './gates.ts';
import {
  intercomItems,
  intercomLabels,
  intercomReasons,
  otherItems,
  otherLabels,
  otherReasons,
} from './other-systems.ts';
import { type Numbers, type TextOf, writerOf } from './table.ts';
import { videoItems, videoLabels, videoReasons } from './video.ts';

const items = {
  ...accessItems,
  ...alarmItems,
  ...cablingItems,
  ...fenceItems,
  ...gateItems,
  ...intercomItems,
  ...otherItems,
  ...videoItems,
};
/** What is needed, for the line of a part that is to be quoted. */
export type Item = TextOf<typeof items>;
export const itemWords = writerOf(items);

const reasons = {
  ...accessReasons,
  ...alarmReasons,
  ...cablingReasons,
  ...fenceReasons,
  ...gateReasons,
  ...intercomReasons,
  ...otherReasons,
  ...videoReasons,
};
/** The rule that put a part into the plan, with what went into it. */
export type Reason = TextOf<typeof reasons>;
export const reasonWords = writerOf(reasons);

/** Begin with a name or an abbreviation, which keeps its capital within a sentence. */
const namesFirst: ReadonlySet<string> = new Set<keyof typeof reasons>([
  'gate-gsm-openers',
  'ht-cable',
  'poe-switches',
  'privacy-notices',
]);

/** A reason behind another: "one view at each till: 2 tills". */
export const continuedReason = (reason: Reason): string =>
  namesFirst.has(idOf(reason)) ? reasonWords(reason) : uncapitalised(reasonWords(reason));

const labels = {
  ...accessLabels,
  ...alarmLabels,
  ...cablingLabels,
  ...fenceLabels,
  ...gateLabels,
  ...intercomLabels,
  ...otherLabels,
  ...videoLabels,
  'boundary-side': (at: SideNumber & Numbers<'number' | 'of'>) =>
    `Boundary, ${at.sides === undefined ? sideNames[at.side] : sideName(at.side, at.sides)}${at.of > 1 ? `, stretch ${at.number}` : ''}`,
};
/** A side of the boundary; of how many, where it was drawn. */
export interface SideNumber {
  readonly side: number;
  readonly sides?: number;
}
/** What or where a device is. */
export type Label = TextOf<typeof labels>;
export const labelWords = writerOf(labels);

/** What a text says, whatever its figures. */
export const idOf = (text: Item | Reason | Label): string =>
  typeof text === 'string' ? text : text.id;

/** The same for the same text with the same figures: "fence-bracket strands=8". */
export function keyOf(text: Item | Reason): string {
  if (typeof text === 'string') return text;
  const { id, ...figures } = text;
  return [id, ...Object.entries(figures).map(([name, value]) => `${name}=${value}`)].join(' ');
}
