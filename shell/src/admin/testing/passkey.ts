import { onTestFinished, vi } from 'vitest';

/** What the server sends to ask for a passkey. */
export const asking = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 120_000,
  userVerification: 'required',
  allowCredentials: [],
};

/** What browsers throw when the owner cancels, and when the time is up. */
export const cancelled = new DOMException('The operation was not allowed', 'NotAllowedError');

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The browser makes a passkey, or uses one, without asking anybody. */
export function withPasskey() {
  const named = { id: 'bmV3', rawId: bytes('new'), type: 'public-key' };
  const results = { getClientExtensionResults: () => ({}), authenticatorAttachment: 'platform' };
  const made = {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('a'),
    getTransports: () => [],
  };
  const used = {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('d'),
    signature: bytes('s'),
  };
  const create = vi.spyOn(navigator.credentials, 'create');
  create.mockResolvedValue({ ...named, ...results, response: made } as Credential);
  const get = vi.spyOn(navigator.credentials, 'get');
  get.mockResolvedValue({ ...named, ...results, response: used } as Credential);
  onTestFinished(() => {
    create.mockRestore();
    get.mockRestore();
  });
  return { create, get };
}
