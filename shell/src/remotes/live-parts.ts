import { LivePart } from '@app/federation/registry';
import * as v from 'valibot';

const TIMEOUT_MS = 3000;

/** The live parts, the shell included; undefined when the server does not answer. */
export async function fetchLiveParts(): Promise<readonly LivePart[] | undefined> {
  try {
    const response = await fetch('/remotes.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return v.parse(v.array(LivePart), await response.json());
  } catch {
    return undefined;
  }
}
