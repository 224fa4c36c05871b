import { type DraftPlace, storageOf } from './drafts.ts';

/** The key of a content: the same content has the same key until `forget` is called. */
export type KeyOf = (content: unknown) => string;

export interface AttemptKeys {
  readonly keyOf: KeyOf;
  /** Call after success: if the visitor sends the same content again, that is a new submission. */
  forget(): void;
}

/**
 * Idempotency keys of a form. When an answer is lost, the visitor may reload the page and try
 * again, so the secret part of the keys is kept beside the draft, or else in the tab's storage. The
 * content is not kept with it.
 * @param form unique among the forms of the site.
 */
export function attemptKeys(form: string, place: DraftPlace): AttemptKeys {
  const item = `attempt:${form}`;
  let current: string | undefined;
  return {
    keyOf(content) {
      current ??= stored(item, place) ?? randomBits();
      store(item, place, current);
      return `${current}-${fnv1a(JSON.stringify(content))}`;
    },
    forget() {
      current = undefined;
      store(item, place, undefined);
    },
  };
}

// When the browser blocks its storage or it is full, keys last as long as the page.
function stored(item: string, place: DraftPlace): string | undefined {
  return storageOf(place)?.getItem(item) ?? undefined;
}

function store(item: string, place: DraftPlace, value: string | undefined): void {
  const storage = storageOf(place);
  try {
    if (value) storage?.setItem(item, value);
    else storage?.removeItem(item);
  } catch {
    // The storage is full.
  }
}

/** 128 random bits; `randomUUID` is missing on plain-http origins other than localhost. */
export const randomBits = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** http://www.isthe.com/chongo/tech/comp/fnv/, 32 bits are enough for the few attempts of a tab. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
