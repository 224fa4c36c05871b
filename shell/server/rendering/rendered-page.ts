import * as v from 'valibot';
import type { RenderProcessMessage } from './render-messages.ts';

const text = v.string();

/**
 * The parts of a rendered page that the document uses, checked because bundles may not keep to
 * their types.
 */
const RenderedShape = v.looseObject({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  html: text,
  title: text,
  tags: v.array(
    v.looseObject({
      tag: v.picklist(['meta', 'link', 'script']),
      attributes: v.record(v.string(), text),
      text: v.optional(text),
    }),
  ),
});

export const isRenderedPage = (page: unknown): boolean => v.is(RenderedShape, page);

const HeadShape = v.looseObject({
  title: text,
  description: text,
  keywords: v.array(text),
  service: v.optional(text),
  parent: v.optional(v.looseObject({ name: text, path: text })),
});

export const isPageHead = (head: unknown): boolean => v.is(HeadShape, head);

const number = v.number();
const MessageShape = v.variant('kind', [
  v.looseObject({
    kind: v.literal('rendered'),
    cost: v.looseObject({
      ms: number,
      heap: v.optional(v.looseObject({ bytes: number, growthBytes: number })),
    }),
  }),
  v.looseObject({
    kind: v.literal('described'),
    described: v.looseObject({
      pages: v.array(v.looseObject({ path: text })),
      complete: v.boolean(),
    }),
  }),
  v.looseObject({ kind: v.picklist(['failed', 'crashed', 'same-user']), fault: text }),
  v.looseObject({ kind: v.literal('loading'), bundle: text }),
  v.looseObject({ kind: v.literal('not-loaded'), bundle: text, fault: text }),
  v.looseObject({ kind: v.literal('ready') }),
  v.looseObject({
    kind: v.literal('api-call'),
    id: number,
    method: text,
    url: text,
    headers: v.array(v.tuple([text, text])),
    body: v.nullable(text),
  }),
]);

/** Bundles run in the process that sends the messages, and could send others. */
export const isRenderProcessMessage = (message: unknown): message is RenderProcessMessage =>
  v.is(MessageShape, message);
