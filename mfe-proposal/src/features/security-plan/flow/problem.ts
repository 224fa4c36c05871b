import type { CallFailure } from '@app/api-client';
import type { OutlineFault } from '@app/contracts/outline-faults';
import { proposalTexts } from '@app/contracts/proposal';

/** The error that a visitor sees when a call failed. */
export interface Problem {
  readonly message: string;
  /** The visitor has to contact the company, because trying again would not help. */
  readonly needsPeople: boolean;
  /** The server could not be reached: the call goes on when the connection is back. */
  readonly network?: true;
  /** It is about what the visitor drew, and says what. */
  readonly drawing?: readonly OutlineFault[];
}

const NOT_IMPLEMENTED = 501;

/** The connection broke, or our server took too long. */
export const networkProblem: Problem = {
  message: proposalTexts.network,
  needsPeople: false,
  network: true,
};

/**
 * The error for a failed call: the server's message, or `otherwise` if it sent none. If the server
 * could not be reached, the error says that it was the network.
 */
export function problemAfter(failure: CallFailure, otherwise: string): Problem {
  switch (failure.kind) {
    case 'refused': {
      const drawing = drawingFaults(failure);
      const [fault] = drawing;
      if (fault) return { message: fault.message, needsPeople: false, drawing };
      return {
        message: failure.message || otherwise,
        needsPeople: failure.status === NOT_IMPLEMENTED,
      };
    }
    case 'unreachable':
      return networkProblem;
    case 'malformed':
      return { message: otherwise, needsPeople: false };
  }
}

const OUTLINE = 'outline.';

/** What the server said about parts of a drawing, with the part. */
const drawingFaults = ({
  fields,
}: Extract<CallFailure, { kind: 'refused' }>): readonly OutlineFault[] =>
  Object.entries(fields).flatMap(([name, message]) =>
    name.startsWith(OUTLINE)
      ? [{ path: name.slice(OUTLINE.length).split('.').map(numberOrName), message }]
      : [],
  );

const numberOrName = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key);
