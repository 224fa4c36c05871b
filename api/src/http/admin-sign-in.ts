import { adminPasskeyTexts } from '@app/contracts/admin-passkeys';
import { type CookiePlace, cookieAt } from '@app/http-server/host-cookie';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result, success } from '@app/result';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { SignInVisitor } from '../domain/admin/attempt-limiter.ts';
import { DEVICE_KNOWN_SECONDS, type KnownDevices } from '../domain/admin/known-devices.ts';
import type { Unproven } from '../domain/admin/passkeys/passkeys.ts';
import {
  type Credentials,
  type SignInDependencies,
  type SignInFailure,
  signIn,
  tooMany,
} from '../domain/admin/sign-in.ts';
import { StoreDown } from '../domain/store-down.ts';
import { type HttpFailure, httpFailure, tooManyRequests, unavailable } from './failures.ts';

/** What the sign-in of the owner's calls needs. */
export interface OwnerSignIn extends SignInDependencies {
  readonly devices: KnownDevices;
}

const deviceCookie = (c: Context<ServerEnv>): CookiePlace =>
  cookieAt(c.get('cameByHttps'), 'admin-device', '/api/admin');

/** Who makes a call of the owner, as attempts are counted. */
export const visitorOf = (c: Context<ServerEnv>, devices: KnownDevices): SignInVisitor => ({
  address: c.get('clientAddress'),
  device: devices.read(getCookie(c, deviceCookie(c).name)),
});

/** Lets the owner in, and makes the device known, so that failures of others do not block it later. */
export async function signInOwner(
  c: Context<ServerEnv>,
  owner: OwnerSignIn,
  given: Credentials,
): Promise<Result<void, SignInFailure>> {
  const visitor = visitorOf(c, owner.devices);
  const signedIn = await signIn(owner, given, visitor);
  if (signedIn.ok) makeDeviceKnown(c, owner.devices, visitor);
  return signedIn;
}

/** Lets the owner in whose passkey signs a challenge, as `signInOwner` by the password. */
export async function signInByPasskey(
  c: Context<ServerEnv>,
  { attempts, devices }: OwnerSignIn,
  check: () => Promise<Result<unknown, Unproven>>,
): Promise<Result<void, Unproven | SignInFailure>> {
  const visitor = visitorOf(c, devices);
  const attempt = await attempts.begin(visitor);
  if (!attempt.ok) return failed(tooMany(attempt.failure));
  const checked = await check();
  if (!checked.ok) return checked;
  await attempt.value.succeeded();
  makeDeviceKnown(c, devices, visitor);
  return success(undefined);
}

function makeDeviceKnown(
  c: Context<ServerEnv>,
  devices: KnownDevices,
  { device }: SignInVisitor,
): void {
  const { name, path, secure } = deviceCookie(c);
  setCookie(c, name, devices.issue(device), {
    path,
    secure,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: DEVICE_KNOWN_SECONDS,
  });
}

/** The answer where browsers allow no passkeys. */
export const passkeysNotAvailable: HttpFailure = httpFailure(
  409,
  'not_available',
  adminPasskeyTexts.needsHttps,
);

/** The answer to a failed sign-in. */
export function signInFailure(failure: SignInFailure): HttpFailure {
  switch (failure.kind) {
    case 'wrong-credentials':
      return httpFailure(401, 'unauthorised', 'The username or the password is wrong');
    case 'too-many-attempts':
      return tooManyRequests('Too many failed attempts.', failure.retryAfterSeconds);
  }
}

/** What the owner is told, once signed in, while the store is down: the cause with its folder or host. */
export const outageForOwner = ({ message }: StoreDown): HttpFailure =>
  unavailable(`${message} Until that is fixed, no order or message can be taken.`);

/** Does something for the owner, who is told why it cannot be done while the store is down. */
export async function orOutage<Value>(
  work: () => Promise<Result<Value, HttpFailure>>,
): Promise<Result<Value, HttpFailure>> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof StoreDown) return failed(outageForOwner(fault));
    throw fault;
  }
}

/** Who makes a call of the owner, for the log. */
export const callerOf = (c: Context<ServerEnv>) => ({
  id: c.get('requestId'),
  address: c.get('clientAddress'),
});
