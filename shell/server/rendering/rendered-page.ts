import * as v from 'valibot';

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
