import type { Example } from '@app/standalone/examples';

/** These pages make no calls. */
export const examples: readonly Example[] = [];
