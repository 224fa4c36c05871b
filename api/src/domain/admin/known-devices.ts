import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Randomness } from '../randomness.ts';

/** How long a device is known after a sign-in, in seconds: 180 days. */
export const DEVICE_KNOWN_SECONDS = 180 * 24 * 60 * 60;

/**
 * Devices on which the owner has signed in. A token names one of them and proves that it was made
 * here. It gives the device an allowance of wrong passwords of its own, and never access.
 */
export interface KnownDevices {
  /** The id of the device that a token of this store names; nothing when it was changed or has expired. */
  read(token: string | undefined): string | undefined;
  /** A token for a device that was known before, or for a new one. */
  issue(device: string | undefined): string;
}

const shape = /^([0-9a-f]{32})\.(\d{1,12})\.([\w-]{43})$/;

/** @param key a secret of the store, so that all processes on it know the same devices. */
export function createKnownDevices({
  key,
  clock,
  randomness,
}: {
  readonly key: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
}): KnownDevices {
  const sign = (device: string, expires: string) =>
    createHmac('sha256', key).update(`known device:${device}:${expires}`).digest('base64url');
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    read(token = '') {
      const [, device = '', expires = '', signature = ''] = shape.exec(token) ?? [];
      if (!device || Number(expires) <= seconds()) return undefined;
      const expected = Buffer.from(sign(device, expires));
      return timingSafeEqual(Buffer.from(signature), expected) ? device : undefined;
    },
    issue(device = randomness.hex(16)) {
      const expires = String(seconds() + DEVICE_KNOWN_SECONDS);
      return `${device}.${expires}.${sign(device, expires)}`;
    },
  };
}
