/**
 * Where the visitor is in the questionnaire. It is in the query of the page's address, so that Back
 * and a reload work; the answers never are.
 */
export type Place =
  | { readonly at: 'start' }
  /** `change`: the visitor came from the check page and wants to return there. */
  | { readonly at: 'establishment'; readonly change: boolean }
  | {
      readonly at: 'questions';
      /** Number of the page, from 1. */
      readonly page: number;
      /** Name of the question that the visitor changes. */
      readonly change?: string | undefined;
    }
  | { readonly at: 'check' }
  | { readonly at: 'plan' };

export const start: Place = { at: 'start' };
const ESTABLISHMENT = 'establishment';

/** Anything unknown in the query is the start. */
export function placeIn(query: URLSearchParams): Place {
  const step = query.get('step');
  const change = query.get('change') ?? undefined;
  if (step === ESTABLISHMENT) return { at: 'establishment', change: change !== undefined };
  if (step === 'check' || step === 'plan') return { at: step };
  return step && /^[1-9]\d?$/.test(step) ? { at: 'questions', page: Number(step), change } : start;
}

/**
 * The technology page that the visitor comes from, by the last part of its path. It stays in the
 * query until the questions are known, so that a reload on the way to them does not lose it.
 */
export const topicIn = (query: URLSearchParams): string | undefined =>
  query.get('topic') ?? undefined;

/** The type of establishment that a link to the page names, as one of the question's options. */
export const typeIn = (query: URLSearchParams): string | undefined =>
  query.get('type') ?? undefined;

/** What the page that the visitor comes from knows of their site. */
export interface Origin {
  readonly topic?: string | undefined;
  readonly type?: string | undefined;
}

/** The query of a place, such as `?step=2`; empty for the start without an origin. */
export function queryOf(place: Place, { topic, type }: Origin = {}): string {
  const query = new URLSearchParams({
    ...parametersOf(place),
    ...(topic && { topic }),
    ...(type && isBeforeType(place) && { type }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** Whether the type is still to be chosen for the first time. */
const isBeforeType = (place: Place): boolean =>
  place.at === 'start' || (place.at === 'establishment' && !place.change);

function parametersOf(place: Place): Record<string, string> {
  switch (place.at) {
    case 'start':
      return {};
    case 'establishment':
      return { step: ESTABLISHMENT, ...(place.change && { change: 'type' }) };
    case 'questions': {
      const { page, change } = place;
      return { step: String(page), ...(change && { change }) };
    }
    case 'check':
    case 'plan':
      return { step: place.at };
  }
}
