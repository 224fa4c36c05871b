import type { CallFailure } from '@app/api-client';
import { proposalTexts } from '@app/contracts/proposal';

/** The error that a visitor sees when a call failed. */
export interface Problem {
  readonly message: string;
  /** The visitor has to contact the company, because trying again would not help. */
  readonly needsPeople: boolean;
  /** The server could not be reached: the call goes on when the connection is back. */
  readonly network?: true;
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
    case 'refused':
      return {
        message: failure.message || otherwise,
        needsPeople: failure.status === NOT_IMPLEMENTED,
      };
    case 'unreachable':
      return networkProblem;
    case 'malformed':
      return { message: otherwise, needsPeople: false };
  }
}
