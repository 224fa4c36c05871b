import { LivePart } from '@app/federation/registry';
import * as v from 'valibot';

const TIMEOUT_MS = 3000;

/** What is live at this moment, the shell among it; undefined when the server cannot be asked. */
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
