import { spamSignals } from '@app/contracts/submission';
import { isObject } from './draft-values.ts';
import type { FormValues } from './form-values.ts';

/**
 * Where a draft is kept: `device` survives a closed tab, `tab` only a reload, and `false` is for
 * forms that must leave nothing behind, such as a password.
 */
export type DraftPlace = 'device' | 'tab' | false;

/** The privacy of whoever uses the device next outweighs a form that is older than this. */
export const DRAFT_DAYS = 7;
export const DRAFT_MS = DRAFT_DAYS * 24 * 60 * 60_000;
/** The number is the version of the format: a reader of another format ignores the draft. */
const PREFIX = 'draft:1:';

export interface Drafts {
  /** What was kept; undefined when there is nothing, it is too old, or the storage is blocked. */
  read(): unknown;
  /** Keeps the values in place of those before. False when the storage is blocked or full. */
  write(values: FormValues): boolean;
  clear(): void;
}

/**
 * The draft of a form in the browser's storage. Two tabs share one draft: the last one that is
 * typed in writes it.
 * @param form unique among the forms of the site.
 */
export function draftsOf(form: string, place: 'device' | 'tab'): Drafts {
  const item = PREFIX + form;
  return {
    read() {
      const storage = storageOf(place);
      if (!storage) return undefined;
      for (const key of Object.keys(storage)) {
        if (key.startsWith(PREFIX) && !isFresh(storage.getItem(key))) storage.removeItem(key);
      }
      return parsed(storage.getItem(item))?.values;
    },
    write(values) {
      const storage = storageOf(place);
      if (!storage) return false;
      // Only programs fill in the hidden field. Nothing of what they type stays on the device.
      if (values.website) {
        storage.removeItem(item);
        return false;
      }
      try {
        storage.setItem(item, JSON.stringify({ at: Date.now(), values: withoutSignals(values) }));
        return true;
      } catch {
        // The storage is full: the draft before this one stays.
        return false;
      }
    },
    clear: () => storageOf(place)?.removeItem(item),
  };
}

/** Undefined when the browser blocks it. */
export function storageOf(place: DraftPlace): Storage | undefined {
  try {
    return place === 'device' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

const withoutSignals = (values: FormValues) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(spamSignals, name)));

const isFresh = (text: string | null) => {
  const age = Date.now() - (parsed(text)?.at ?? 0);
  return age >= 0 && age < DRAFT_MS;
};

function parsed(
  text: string | null,
): { readonly at: number; readonly values: unknown } | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isObject(kept) && typeof kept.at === 'number'
      ? { at: kept.at, values: kept.values }
      : undefined;
  } catch {
    // Not ours, or damaged: as if there was no draft.
    return undefined;
  }
}
