/** Names what is sent: the same content has the same key until it is known to have arrived. */
export type KeyOf = (content: unknown) => string;

export interface AttemptKeys {
  readonly keyOf: KeyOf;
  /** It has arrived: the same content again would be meant as another one. */
  forget(): void;
}

/**
 * Idempotency keys of a form. The answer to a try may get lost, and the page be loaded again before
 * the next one: what makes the keys unguessable outlives that in the tab's storage. What was sent is
 * not kept there.
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

// Where a browser forbids its storage, keys last as long as the page.
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
    // As above.
  }
}

/** 128 of them; `randomUUID` is missing on plain-http origins other than localhost. */
const randomBits = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** http://www.isthe.com/chongo/tech/comp/fnv/, 32 bits: a tab has few tries to tell apart. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
