import { satisfies } from '@app/federation/version-range';

/** The first kit whose shell gives containers their federation runtime. */
const GIVES_RUNTIME = '1.4.0';

/**
 * The range of kit that a release needs: what the remote declares, without shells that are too old
 * for its container.
 */
export const neededKit = (declared: string): string =>
  declared
    .split('||')
    .map((range) => (satisfies(GIVES_RUNTIME, range.trim()) ? `^${GIVES_RUNTIME}` : range.trim()))
    .join(' || ');
