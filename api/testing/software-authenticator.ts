import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyRegistration } from '@app/contracts/admin-passkeys';
import type { PasskeyAssertion } from '@app/contracts/passkey-assertion';

/** What a hostile or broken authenticator or browser does otherwise. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly type?: string;
  /** Of what is signed, so that the signature is for something else. */
  readonly damaged?: boolean;
}

interface Asked {
  readonly challenge: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** An authenticator with one ES256 passkey that counts its uses, as browsers drive it. */
export function softwareAuthenticator(
  site = { origin: 'https://shop.example', rpId: 'shop.example' },
) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(16);
  const named = { id: text(credential), rawId: text(credential), type: 'public-key' } as const;
  let uses = 0;

  /** COSE: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y} in CBOR. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  const clientData = (type: string, { challenge }: Asked, { origin = site.origin }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(withKey: boolean, deviation: Deviation) {
    const { rpId = site.rpId, isVerified = true, counter = uses } = deviation;
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (withKey ? WITH_KEY : 0);
    const head = [sha256(rpId), uint(flags, 1), uint(counter, 4)];
    const key = [Buffer.alloc(16), uint(credential.length, 2), credential, coseKey];
    return Buffer.concat(withKey ? [...head, ...key] : head);
  }

  return {
    id: named.id,
    make(options: Asked, deviation: Deviation = {}): PasskeyRegistration {
      const { type = 'webauthn.create' } = deviation;
      const data = authenticatorData(true, deviation);
      /** {"fmt": "none", "attStmt": {}, "authData": bytes} in CBOR. */
      const attestationObject = Buffer.concat([
        Buffer.from('\x63fmt\x64none\x67attStmt', 'latin1'),
        Buffer.from([0xa0]),
        Buffer.from('\x68authData', 'latin1'),
        Buffer.from([0x59]),
        uint(data.length, 2),
        data,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData(type, options, deviation)),
          attestationObject: text(Buffer.concat([Buffer.from([0xa3]), attestationObject])),
          transports: ['internal'],
        },
      };
    },
    use(options: Asked, deviation: Deviation = {}): PasskeyAssertion {
      uses += 1;
      const { type = 'webauthn.get', damaged = false } = deviation;
      const client = clientData(type, options, deviation);
      const data = authenticatorData(false, deviation);
      const signed = Buffer.concat([data, sha256(damaged ? `${client} ` : client)]);
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', signed, privateKey)),
        },
      };
    },
  };
}
