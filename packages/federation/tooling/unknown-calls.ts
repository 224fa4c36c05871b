/** Answered by the page server that serves the document, which is as new as the shell. */
const OF_PAGE_SERVER = ['/api/telemetry'];

/** Comments, and texts in the three kinds of quotes. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
/** A path of the API at the beginning of a text, or after an origin that is put in. */
const CALL = /^(?:\$\{[^}]*\})?(\/api(?:[/?#].*)?)$/s;
const FILLED_IN = /\$\{[^}]*\}/g;

/** A path of the API that a source writes out, and that no contract has. */
export interface UnknownCall {
  readonly line: number;
  /** As it is written. */
  readonly path: string;
}

/**
 * The paths of the API in a source that are none of these: nobody can tell before such a call whether an API answers it.
 * @param served paths of the contracts, such as `/api/plans/:token`.
 */
export function unknownCalls(source: string, served: readonly string[]): readonly UnknownCall[] {
  const known = [...served, ...OF_PAGE_SERVER];
  return [...source.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const [, path] = CALL.exec(token.slice(1, -1)) ?? [];
    if (token.startsWith('/') || path === undefined || known.some((one) => isFor(path, one)))
      return [];
    return [{ line: source.slice(0, index).split('\n').length, path }];
  });
}

/** Whether a text with what is filled in may be a path, or the beginning of one that the code goes on with. */
function isFor(text: string, served: string): boolean {
  const asked = text.split(/[?#]/, 1)[0]?.replace(FILLED_IN, '*').split('/') ?? [];
  const goesOn = asked.at(-1) === '';
  const segments = goesOn ? asked.slice(0, -1) : asked;
  const of = served.split('/');
  // `/api/` alone may become anything.
  if (
    goesOn ? segments.length < 3 || segments.length >= of.length : segments.length !== of.length
  ) {
    return false;
  }
  return segments.every((one, at) => {
    const is = of[at] ?? '';
    return one === is || is.startsWith(':') || one.includes('*');
  });
}
