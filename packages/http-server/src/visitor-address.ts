import { createHmac, timingSafeEqual } from 'node:crypto';

/** Names the visitor on whose behalf the page server calls the API. */
export const VISITOR_ADDRESS_HEADER = 'X-Visitor-Address';

/** How far the clocks of two machines may differ, and how long a header is good for. */
const VALID_MS = 60_000;

/** Tells the API a visitor's address in a way that nobody without the secret can. */
export interface VisitorAddresses {
  /** The value of the header for this address. */
  sign(address: string): string;
  /** The address in a value of the header; undefined when it is forged or too old. */
  read(value: string): string | undefined;
}

/**
 * The header is `<address>; <milliseconds since 1970>; <HMAC-SHA256 of both, hex>`. Code that sees one
 * can use it again, for that address and a minute only.
 */
export function createVisitorAddresses(secret: string | Uint8Array): VisitorAddresses {
  const macOf = (signed: string) => createHmac('sha256', secret).update(signed).digest('hex');
  return {
    sign(address) {
      const signed = `${address}; ${Date.now()}`;
      return `${signed}; ${macOf(signed)}`;
    },
    read(value) {
      const [, signed, address, time, mac] = /^((.+); (\d+)); ([0-9a-f]{64})$/.exec(value) ?? [];
      if (!signed || !mac) return undefined;
      if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(signed)))) return undefined;
      return Math.abs(Date.now() - Number(time)) <= VALID_MS ? address : undefined;
    },
  };
}
