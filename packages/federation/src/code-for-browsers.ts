/** Answered by the page server that serves the document, which is as new as the shell. */
const OF_PAGE_SERVER = '/api/telemetry';

/** Where a path of the API may be: before a slash, a query or the end of a text. */
const API = /\bapi(?=[/?#"'`$])/g;
/** The beginning of a text, and of an address in it; or what a template puts in, such as an origin. */
const BEGINNING = /(?:["'`](?:(?:https?:)?\/\/[^\s/"'`]+\/|\/|(?:\.\.?\/)+|)|\$\{.*\}\/)$/s;
/** No beginning of an address is longer. */
const LONGEST = 200;
/** How code for browsers has the path of a contract. */
const OF_CONTRACT = /\bpath:["'`]\/$/;

/**
 * Paths of the API in compressed code that are not in contracts, so that nobody can tell before such a call whether
 * an API answers it. The compressor has put texts together that code adds up.
 * @param contracts the paths that contracts have, such as `/api/plans/:token`. Absent: any.
 */
export function rawCalls(code: string, contracts?: readonly string[]): readonly string[] {
  return [...code.matchAll(API)].flatMap(({ index }) => {
    const before = code.slice(Math.max(0, index - LONGEST), index);
    const [text = ''] = /^[^"'`\s]*/.exec(code.slice(index, index + LONGEST)) ?? [];
    const path = `/${text}`;
    // The word alone is no address.
    if (!BEGINNING.test(before) || (text === 'api' && !before.endsWith('/'))) return [];
    const isOfContract = OF_CONTRACT.test(before) && (contracts?.includes(path) ?? true);
    return isOfContract || path === OF_PAGE_SERVER ? [] : [path];
  });
}

/** What React's elements are known by: of all versions, with their own `react/jsx-runtime` and `react-dom`. */
const ELEMENT = /["'`](react\.(?:transitional\.)?element)["'`]/;
/** Libraries that only look whether something is an element do not write this. */
const MADE = '$$typeof:';

/** Why code for browsers cannot be checked, or would not work. */
export interface CodeFault {
  readonly what: string;
  /** What it was seen by, as code has it. */
  readonly text: string;
  readonly instead: string;
}

/**
 * The first fault in compressed code of a part.
 * @param may what the part may have: a React, as the shell does, and these `contracts`, as with `rawCalls`.
 */
export function codeFault(
  code: string,
  may: { readonly haveReact: boolean; readonly contracts?: readonly string[] },
): CodeFault | undefined {
  const [path] = rawCalls(code, may.contracts);
  if (path) {
    return {
      what: `calls ${path} without a contract`,
      text: path,
      instead: 'Describe the call in packages/contracts and make it with useApi',
    };
  }
  const text = ELEMENT.exec(code)?.[1];
  if (may.haveReact || !text || !code.includes(MADE)) return undefined;
  return {
    what: 'brings a copy of react of its own',
    text,
    instead: 'Import react and react-dom by these names',
  };
}
