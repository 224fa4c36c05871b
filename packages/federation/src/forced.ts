import { ReleaseRefused } from './release-refused.ts';

export interface Forced {
  /** Waits for work. Where there is a reason to go on, its refusal is told once and remembered. */
  readonly unlessForced: (work: Promise<unknown>) => Promise<void>;
  /** For the history: the reason, and what was refused so far. Undefined without a reason. */
  readonly why: () => string | undefined;
}

/** Lets a release go on though it is refused, when somebody gives a reason. */
export function forcedBy(reason: string | undefined, tell: (line: string) => void): Forced {
  const refused = new Set<string>();
  return {
    async unlessForced(work) {
      try {
        await work;
      } catch (fault) {
        if (reason === undefined || !(fault instanceof ReleaseRefused)) throw fault;
        for (const line of fault.message.split('\n')) {
          if (!refused.has(line)) tell(`Forced, though refused: ${line}`);
          refused.add(line);
        }
      }
    },
    why() {
      if (reason === undefined) return undefined;
      const what = refused.size > 0 ? ` (refused: ${[...refused].join(' ')})` : '';
      return `forced: ${reason}${what}`;
    },
  };
}
