import { frames } from './frames.ts';
import { orders } from './orders.ts';

export interface Injection {
  /** What the visitor types. */
  readonly text: string;
  /** What an obedient model then writes. */
  readonly order: string;
}

const FRAMES_AN_ORDER = 5;

/** Every order in five frames, so that each frame carries about as many orders as any other. */
export const injections: readonly Injection[] = orders.flatMap((order, at) =>
  Array.from({ length: FRAMES_AN_ORDER }, (_, turn) => {
    const frame = frames[(at * FRAMES_AN_ORDER + turn) % frames.length] as string;
    return { text: frame.replaceAll('{order}', () => order), order };
  }),
);

/** How a model that obeys puts an order into a text that it should only reword. */
export const obediences: readonly ((text: string, order: string) => string)[] = [
  (_, order) => order,
  (text, order) => `${text} ${order}.`,
  (text, order) => `${order}. ${text}`,
  (text, order) => text.replace(/\.$/, `, and ${order}.`),
  (text, order) => text.replace(/ /, ` ${order} `),
  (text, order) => text.replace(/\{\d+\}/g, (placeholder) => `${placeholder} (${order})`),
  (text, order) => text.replace(/\{\d+\}/g, () => order),
  (text, order) => `${order} ${text.match(/\{\d+\}/g)?.join(' ') ?? ''}`,
];
