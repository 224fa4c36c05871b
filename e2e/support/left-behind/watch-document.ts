/** What is in a document outside the page that is shown, each as a kind and a name. */
export type Trace = `${TraceKind} ${string}`;

type TraceKind = 'storage' | 'globals' | 'listeners' | 'timers' | 'nodes';

export interface DocumentWatch {
  /** Everything that exists now. A name that occurs twice is there twice. */
  traces(): Promise<Trace[]>;
}

/** Where the watch is found; no name of `window`, which is looked at. */
export const WATCH = 'left-behind';

/**
 * Runs before every script of a document, and in it, so it uses nothing from outside itself.
 * Records listeners of the document and timers by replacing the functions that make them.
 */
export function watchDocument(name: string): void {
  /** By target, kind of event and phase; the inner keys are the listeners. */
  const listeners = new Map<string, Set<unknown>>();
  const timers = new Map<string, string>();
  const nameOf = (target: unknown) => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.body) return 'body';
    if (target === document.documentElement) return 'html';
    return target instanceof MediaQueryList ? 'media query' : undefined;
  };
  const keyOf = (target: unknown, type: string, options: unknown) => {
    const capture =
      typeof options === 'object' && options ? Reflect.get(options, 'capture') : options;
    return `${nameOf(target)} ${type}${capture ? ' (capture)' : ''}`;
  };

  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    add.call(this, type, listener, options);
    const aborted = typeof options === 'object' && options.signal?.aborted;
    if (!nameOf(this) || !listener || aborted) return;
    const key = keyOf(this, type, options);
    const known = listeners.get(key) ?? new Set();
    listeners.set(key, known.add(listener));
    const forget = () => known.delete(listener);
    if (typeof options !== 'object') return;
    if (options.once) add.call(this, type, forget, options);
    if (options.signal) add.call(options.signal, 'abort', forget);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget,
    type,
    listener,
    options,
  ) {
    remove.call(this, type, listener, options);
    listeners.get(keyOf(this, type, options))?.delete(listener);
  };

  /** A timer of the shell may be under way at any time; one that code of a remote made is a trace. */
  const remoteOnStack = () => /\/r\/(?!shell\/)[\w-]+\//.test(new Error().stack ?? '');
  for (const [start, stop, label, repeats] of [
    ['setInterval', 'clearInterval', 'interval', true],
    ['setTimeout', 'clearTimeout', 'timeout', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', 'frame', false],
  ] as const) {
    const begin = window[start] as (callback: unknown, ...rest: unknown[]) => number;
    const end = window[stop] as (id: number | undefined) => void;
    Reflect.set(window, start, (callback: unknown, ...rest: unknown[]) => {
      if (typeof callback !== 'function') return begin.call(window, callback, ...rest);
      const id: number = begin.call(
        window,
        (...values: unknown[]) => {
          if (!repeats) timers.delete(`${label} ${id}`);
          callback(...values);
        },
        ...rest,
      );
      const delay = typeof rest[0] === 'number' ? ` ${rest[0]}` : '';
      if (remoteOnStack()) timers.set(`${label} ${id}`, `${label}${delay}`);
      return id;
    });
    Reflect.set(window, stop, (id: number | undefined) => {
      timers.delete(`${label} ${id}`);
      end.call(window, id);
    });
  }

  async function storage(): Promise<string[]> {
    const registrations = await navigator.serviceWorker?.getRegistrations();
    return [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...document.cookie.split('; ').flatMap((one) => (one ? [`cookie ${one.split('=')[0]}`] : [])),
      ...(await indexedDB.databases()).map((database) => `indexedDB ${database.name}`),
      ...(await caches.keys()).map((key) => `cache ${key}`),
      ...(registrations ?? []).map(({ scope }) => `serviceWorker ${new URL(scope).pathname}`),
    ];
  }

  function nodes(): string[] {
    const shown = (element: Element) => {
      const [tag, id] = [element.localName, element.id && `#${element.id}`];
      const source = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      return `${element.parentElement?.localName} > ${tag}${id}${source && `[${source}]`}`;
    };
    // The head of the page itself changes with the page.
    const own = 'title, [data-head], #root, #page-data';
    const around = [document.documentElement, document.head, document.body];
    return [
      ...[...document.head.children, ...document.body.children]
        .filter((element) => !element.matches(own))
        .map(shown),
      ...around.flatMap((element) =>
        element.getAttributeNames().map((one) => `${element.localName}[${one}]`),
      ),
    ];
  }

  /** Handlers such as `window.onresize`. */
  const handlers = () =>
    [window, document, document.body].flatMap((target) => {
      const names: string[] = [];
      for (const property in target) {
        const handler: unknown = /^on[a-z]+$/.test(property) && Reflect.get(target, property);
        // Some of the body are those of the window.
        const again = target === document.body && handler === Reflect.get(window, property);
        if (typeof handler === 'function' && !again) names.push(`${nameOf(target)} .${property}`);
      }
      return names;
    });

  const watch: DocumentWatch = {
    traces: async () => [
      ...(await storage()).map((one) => `storage ${one}` as const),
      ...Object.getOwnPropertyNames(window).map((one) => `globals ${one}` as const),
      ...[...listeners].flatMap(([key, known]) =>
        Array.from(known, () => `listeners ${key}` as const),
      ),
      ...handlers().map((one) => `listeners ${one}` as const),
      ...[...timers.values()].map((one) => `timers ${one}` as const),
      ...nodes().map((one) => `nodes ${one}` as const),
    ],
  };
  Reflect.set(window, Symbol.for(name), watch);
}
