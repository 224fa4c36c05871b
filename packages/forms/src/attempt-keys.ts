/** The key of a content: the same content has the same key until `forget` is called. */
export type KeyOf = (content: unknown) => string;

export interface AttemptKeys {
  readonly keyOf: KeyOf;
  /** Call after success: if the visitor sends the same content again, that is a new submission. */
  forget(): void;
}

/**
 * Idempotency keys of a form. When an answer is lost, the visitor may reload the page and try
 * again, so the secret part of the keys is kept in the tab's storage. The content is not kept
 * there.
 * @param form unique among the forms of the site.
 */
export function attemptKeys(form: string): AttemptKeys {
  const item = `attempt:${form}`;
  let current: string | undefined;
  return {
    keyOf(content) {
      current ??= stored(item) ?? randomBits();
      store(item, current);
      return `${current}-${fnv1a(JSON.stringify(content))}`;
    },
    forget() {
      current = undefined;
      store(item, undefined);
    },
  };
}

// When the browser blocks its storage, keys last as long as the page.
function stored(item: string): string | undefined {
  try {
    return sessionStorage.getItem(item) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(item: string, value: string | undefined): void {
  try {
    if (value) sessionStorage.setItem(item, value);
    else sessionStorage.removeItem(item);
  } catch {
    // The storage is blocked, see above.
  }
}

/** 128 random bits; `randomUUID` is missing on plain-http origins other than localhost. */
const randomBits = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** http://www.isthe.com/chongo/tech/comp/fnv/, 32 bits are enough for the few attempts of a tab. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
