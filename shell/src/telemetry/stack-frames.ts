/** Enough to find the place; the rest is React. */
const MOST_FRAMES = 8;
const FRAME = /(https?:\/\/[^/\s]+)(\/r\/[\w./-]+)(?:\?[\w=&]*)?(:\d+:\d+)/;

/** Places in a stack, innermost first. */
export interface StackFrames {
  /** In files of releases, as `/r/<part>/<version>/<file>:<line>:<column>`. */
  readonly ours: readonly string[];
  /** True when the stack has places in other files only, such as those of a browser extension. */
  readonly foreign: boolean;
}

/** Cuts a stack down to files and positions. Messages, function names and queries are left out. */
export function stackFrames(stack: string, origin: string): StackFrames {
  // V8 writes `at name (url:1:2)`, Firefox and Safari write `name@url:1:2`.
  const lines = stack.split('\n').filter((line) => /^\s+at |@/.test(line));
  const ours = lines.flatMap((line) => {
    const [, from, file, position] = FRAME.exec(line) ?? [];
    return from === origin && file ? [`${file}${position}`] : [];
  });
  const foreign = ours.length === 0 && lines.some((line) => /:\d+:\d+/.test(line));
  return { ours: ours.slice(0, MOST_FRAMES), foreign };
}
