import type { CallFailure } from '@app/api-client';
import { proposalTexts } from '@app/contracts/proposal';

/** Why a call did not lead on, as the visitor reads it. */
export interface Problem {
  readonly message: string;
  /** The way on is to contact the company; trying again would not help. */
  readonly needsPeople: boolean;
}

const NOT_IMPLEMENTED = 501;

/**
 * The server's own words when it has any, the text of the step otherwise; no answer at all is the
 * network's fault.
 */
export function problemAfter(failure: CallFailure, otherwise: string): Problem {
  switch (failure.kind) {
    case 'refused':
      return {
        message: failure.message ?? otherwise,
        needsPeople: failure.status === NOT_IMPLEMENTED,
      };
    case 'unreachable':
      return { message: proposalTexts.network, needsPeople: false };
    case 'malformed':
      return { message: otherwise, needsPeople: false };
  }
}
