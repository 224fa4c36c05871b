import {
  addPasskey,
  adminPasskeyTexts,
  Passkeys,
  readPasskeys,
  removePasskey,
  replaceRecoveryCodes,
  startConfirmation,
  startPasskey,
  turnOffPasskeys,
} from '@app/contracts/admin-passkeys';
import {
  applyPriceList,
  PriceListPreview,
  PriceLists,
  previewPriceList,
  readPriceLists,
  undoPriceList,
} from '@app/contracts/admin-price-list';
import {
  readAdminSession,
  signInWithPasskey,
  startAdminSession,
  startPasskeySignIn,
} from '@app/contracts/admin-session';
import { ownerAction } from '@app/contracts/passkey-assertion';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movingClock } from '../../testing/moving-clock.ts';
import { ownerHeaders } from '../../testing/owner-headers.ts';
import { type Deviation, softwareAuthenticator } from '../../testing/software-authenticator.ts';
import {
  dump,
  encoded,
  formOf,
  owner,
  row,
  sqlFile,
  type UploadApi,
  uploadApi,
} from '../../testing/upload-testing.ts';
import { createWebAuthn } from '../adapters/webauthn/webauthn.ts';
import { ownAttempts } from '../domain/admin/attempt-limiter.ts';
import { CHALLENGE_SECONDS } from '../domain/admin/passkeys/challenges.ts';
import { RECOVERY_CODES } from '../domain/admin/passkeys/recovery-codes.ts';

const OLD_LIST = ['CAM-4MP'];
type Headers = Record<string, string>;
type Call = { readonly path: `/api/${string}` };

let api: UploadApi;
let clock: ReturnType<typeof movingClock>;
let cookie: Headers;
let device: ReturnType<typeof softwareAuthenticator>;
beforeEach(async () => {
  clock = movingClock();
  await open('https://shop.example');
  device = softwareAuthenticator();
  cookie = await signIn();
});
afterEach(() => api.close());

async function open(origin: string) {
  api = await uploadApi({ webAuthn: createWebAuthn({ origin, name: 'Acme' }) }, { clock });
}

async function signIn(): Promise<Headers> {
  return asSent(await api.post(startAdminSession.path, owner));
}
/** What a page of the owner sends on a device that is not known. */
async function asSent(answer: Response): Promise<Headers> {
  const { Cookie = '', ...token } = await ownerHeaders(answer);
  return { Cookie: /\S*admin-session=[^;]*/.exec(Cookie)?.[0] ?? '', ...token };
}

const bodyOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });
const post = (call: Call, body: unknown, headers = cookie) => api.post(call.path, body, headers);
const passkeys = async () =>
  v.parse(Passkeys, await (await api.get(readPasskeys.path, cookie)).json());

async function startMaking(name: string, proof: object): Promise<{ challenge: string }> {
  const { status, options } = await bodyOf(await post(startPasskey, { name, ...proof }));
  expect(status).toBe(200);
  return options;
}

/** Turns passkeys on, and returns the recovery codes. */
async function turnOn(): Promise<readonly string[]> {
  const options = await startMaking('Laptop', { password: owner.password });
  const registration = device.make(options);
  const { codes } = await bodyOf(await post(addPasskey, { name: 'Laptop', registration }));
  return codes;
}

/** What a browser needs to confirm this call in this session. */
async function confirming(call: Call, body: object, headers = cookie) {
  const { options } = await bodyOf(await post(startConfirmation, ownerAction(call, body), headers));
  return options;
}

/** Sends a call with an assertion for another one. */
async function confirmed(call: Call, body: object, deviation: Deviation = {}) {
  const assertion = device.use(await confirming(call, body), deviation);
  return post(call, { ...body, assertion });
}

async function preview(...rows: string[]): Promise<{ preview: string }> {
  const form = formOf({ sqlFile: sqlFile(dump(...rows)) });
  const { body, headers } = await encoded(form);
  const init = { method: 'POST', body, headers: { ...headers, ...cookie } };
  const answer = await api.app.request(previewPriceList.path, init);
  return { preview: v.parse(PriceListPreview, await answer.json()).id };
}
const lists = async () =>
  v.parse(PriceLists, await (await api.get(readPriceLists.path, cookie)).json());

const refusedConfirmation = {
  status: 403,
  code: 'forbidden',
  message: adminPasskeyTexts.notConfirmed,
};

describe('the first passkey', () => {
  test('turns passkeys on, brings recovery codes once, and is listed', async () => {
    expect(await passkeys()).toMatchObject({ passkeys: [], codesLeft: 0 });
    const codes = await turnOn();
    expect(codes).toHaveLength(RECOVERY_CODES);
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await passkeys()).toEqual({
      origin: 'https://shop.example',
      passkeys: [
        { id: device.id, name: 'Laptop', addedAt: clock.now().toISOString(), usedAt: null },
      ],
      codesLeft: RECOVERY_CODES,
    });
    expect(await (await api.get(readAdminSession.path)).json()).toMatchObject({ passkeys: true });
  });

  test('needs the password once more, so that a stolen session cannot lock the owner out', async () => {
    const without = await bodyOf(await post(startPasskey, { name: 'Thief' }));
    expect(without).toMatchObject({ status: 403, fields: { password: expect.any(String) } });
    for (let failure = 1; failure < ownAttempts.limit; failure++) {
      const wrong = await post(startPasskey, { name: 'Thief', password: 'guessed' });
      expect(wrong.status).toBe(403);
    }
    const right = await post(startPasskey, { name: 'Thief', password: owner.password });
    expect(right.status).toBe(429);
    expect(api.log).toContainEqual(
      expect.objectContaining({ msg: 'admin passkey refused', why: 'wrong-credentials' }),
    );
  });

  test.each<[string, Deviation]>([
    ['at another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a fingerprint, face or PIN', { isVerified: false }],
    ['as an assertion', { type: 'webauthn.get' }],
  ])('is refused when it was made %s', async (_, deviation) => {
    const options = await startMaking('Laptop', { password: owner.password });
    const registration = device.make(options, deviation);
    expect(await bodyOf(await post(addPasskey, { name: 'Laptop', registration }))).toMatchObject(
      refusedConfirmation,
    );
    expect((await passkeys()).passkeys).toEqual([]);
  });

  test('is refused under another name, in another session, twice, and after two minutes', async () => {
    const options = await startMaking('Laptop', { password: owner.password });
    const registration = device.make(options);
    const other = await signIn();
    expect((await post(addPasskey, { name: 'Other', registration })).status).toBe(403);
    expect((await post(addPasskey, { name: 'Laptop', registration }, other)).status).toBe(403);
    expect((await post(addPasskey, { name: 'Laptop', registration })).status).toBe(200);
    expect((await post(addPasskey, { name: 'Laptop', registration })).status).toBe(403);
    const late = await startMaking('Late', { recoveryCode: (await newCodes())[0] });
    clock.pass(CHALLENGE_SECONDS * 1000);
    const registered = { name: 'Late', registration: softwareAuthenticator().make(late) };
    expect((await post(addPasskey, registered)).status).toBe(403);
    expect((await passkeys()).passkeys).toHaveLength(1);
  });

  const newCodes = async (): Promise<string[]> =>
    (await bodyOf(await confirmed(replaceRecoveryCodes, {}))).codes;
});

describe('while passkeys are on', () => {
  let codes: readonly string[];
  beforeEach(async () => {
    codes = await turnOn();
  });

  test('a stolen session alone imports nothing and undoes nothing', async () => {
    const body = await preview(row('NEW-1'));
    expect(await bodyOf(await post(applyPriceList, body))).toMatchObject({
      status: 403,
      code: 'confirmation_required',
      message: adminPasskeyTexts.needed,
    });
    expect(await api.skus()).toEqual(OLD_LIST);
    expect((await confirmed(applyPriceList, body)).status).toBe(200);
    const undo = { to: (await lists()).changes[1]?.list ?? '', after: 2 };
    expect((await post(undoPriceList, undo)).status).toBe(403);
    expect(await api.skus()).toEqual(['NEW-1']);
    expect((await confirmed(undoPriceList, undo)).status).toBe(200);
    expect(await api.skus()).toEqual(OLD_LIST);
    expect(api.log).toContainEqual(
      expect.objectContaining({
        msg: 'admin action confirmed',
        path: undoPriceList.path,
        passkey: 'Laptop',
      }),
    );
  });

  test.each<[string, Deviation]>([
    ['at another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a fingerprint, face or PIN', { isVerified: false }],
    ['as a registration', { type: 'webauthn.create' }],
    ['and changed on its way', { damaged: true }],
  ])('an assertion made %s confirms nothing', async (_, deviation) => {
    const body = await preview(row('NEW-1'));
    expect(await bodyOf(await confirmed(applyPriceList, body, deviation))).toMatchObject(
      refusedConfirmation,
    );
    expect(await api.skus()).toEqual(OLD_LIST);
    expect(api.log).toContainEqual(
      expect.objectContaining({ msg: 'admin confirmation refused', path: applyPriceList.path }),
    );
  });

  test('a copied passkey whose counter goes back confirms nothing', async () => {
    expect((await confirmed(replaceRecoveryCodes, {}, { counter: 7 })).status).toBe(200);
    const body = await preview(row('NEW-1'));
    for (const counter of [7, 6, 0]) {
      expect((await confirmed(applyPriceList, body, { counter })).status).toBe(403);
    }
    expect(await api.skus()).toEqual(OLD_LIST);
    expect((await confirmed(applyPriceList, body, { counter: 8 })).status).toBe(200);
  });

  test('an assertion of a passkey that does not count its uses confirms one action once', async () => {
    const body = await preview(row('NEW-1'));
    const assertion = device.use(await confirming(applyPriceList, body), { counter: 0 });
    expect((await post(applyPriceList, { ...body, assertion })).status).toBe(200);
    const undo = { to: (await lists()).changes[1]?.list ?? '', after: 2 };
    expect((await confirmed(undoPriceList, undo, { counter: 0 })).status).toBe(200);
    expect(await bodyOf(await post(applyPriceList, { ...body, assertion }))).toMatchObject(
      refusedConfirmation,
    );
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test('one challenge signed twice confirms one action', async () => {
    const body = await preview(row('NEW-1'));
    const options = await confirming(applyPriceList, body);
    const both = [0, 0].map((counter) => device.use(options, { counter }));
    const answers = await Promise.all(
      both.map((assertion) => post(applyPriceList, { ...body, assertion })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('an assertion for one action confirms no other, no other target and no other session', async () => {
    const body = await preview(row('NEW-1'));
    const other = await preview(row('OTHER'));
    const undo = { to: (await lists()).changes[0]?.list ?? '', after: 1 };
    const made = async () => device.use(await confirming(applyPriceList, body));
    for (const [call, asked] of [
      [applyPriceList, other],
      [undoPriceList, undo],
      [turnOffPasskeys, {}],
      [startPasskey, { name: 'Thief' }],
    ] as const) {
      const assertion = await made();
      expect((await post(call, { ...asked, assertion })).status).toBe(403);
    }
    const thief = await signIn();
    const stolen = await made();
    expect((await post(applyPriceList, { ...body, assertion: stolen }, thief)).status).toBe(403);
    const signedIn = await post(signInWithPasskey, { assertion: await made() }, {});
    expect(signedIn.status).toBe(401);
    expect(await api.skus()).toEqual(OLD_LIST);
    expect((await passkeys()).passkeys).toHaveLength(1);
  });

  test('an assertion after two minutes confirms nothing', async () => {
    const body = await preview(row('NEW-1'));
    const late = device.use(await confirming(applyPriceList, body));
    clock.pass(CHALLENGE_SECONDS * 1000);
    expect((await post(applyPriceList, { ...body, assertion: late })).status).toBe(403);
    const soon = device.use(await confirming(applyPriceList, body));
    clock.pass(CHALLENGE_SECONDS * 1000 - 1000);
    expect((await post(applyPriceList, { ...body, assertion: soon })).status).toBe(200);
  });

  test('challenges of others and passkeys of others confirm nothing', async () => {
    const body = await preview(row('NEW-1'));
    const options = await confirming(applyPriceList, body);
    const own = device.use({ challenge: Buffer.from('mine').toString('base64url') });
    expect((await post(applyPriceList, { ...body, assertion: own })).status).toBe(403);
    const thief = softwareAuthenticator();
    for (const assertion of [thief.use(options), { ...thief.use(options), id: device.id }]) {
      expect((await post(applyPriceList, { ...body, assertion })).status).toBe(403);
    }
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test.each([
    ['no base64', { clientDataJSON: '%%' }, 400],
    ['an object', { signature: { $gt: '' } }, 400],
    ['too long', { signature: 'A'.repeat(100_000) }, 413],
    ['no JSON', { clientDataJSON: 'AAAA' }, 403],
    ['too short', { authenticatorData: 'AAAA' }, 403],
  ])('an assertion that is %s is refused', async (_, changes, status) => {
    const body = await preview(row('NEW-1'));
    const made = device.use(await confirming(applyPriceList, body));
    const assertion = { ...made, response: { ...made.response, ...changes } };
    expect((await post(applyPriceList, { ...body, assertion })).status).toBe(status);
    expect(await api.skus()).toEqual(OLD_LIST);
  });

  test('the call with username and password imports nothing and says what to do', async () => {
    const form = { ...owner, sqlFile: sqlFile(dump(row('NEW-1'))) };
    expect(await bodyOf(await api.upload(formOf(form)))).toMatchObject({
      status: 403,
      error: `Upload failed: ${adminPasskeyTexts.passwordAlone}`,
    });
    const fileFirst = formOf({ sqlFile: form.sqlFile, ...owner });
    expect((await api.upload(fileFirst)).status).toBe(403);
    expect(await api.skus()).toEqual(OLD_LIST);
    expect(await api.leftovers()).toEqual([]);
    expect((await confirmed(turnOffPasskeys, {})).status).toBe(200);
    expect((await api.upload(formOf({ ...form, confirm: 'true' }))).status).toBe(200);
    expect(await api.skus()).toEqual(['NEW-1']);
  });

  test('a challenge to confirm with makes no passkey', async () => {
    const thief = softwareAuthenticator();
    const body = { name: 'Thief' };
    const registration = thief.make(await confirming(addPasskey, body));
    expect(await bodyOf(await post(addPasskey, { ...body, registration }))).toMatchObject(
      refusedConfirmation,
    );
    expect((await passkeys()).passkeys).toHaveLength(1);
  });

  test.each<[string, Call, object]>([
    ['another passkey is added', startPasskey, { name: 'Phone' }],
    ['a passkey is removed', removePasskey, { id: 'any' }],
    ['codes are replaced', replaceRecoveryCodes, {}],
    ['passkeys are turned off', turnOffPasskeys, {}],
  ])('%s neither by a session alone nor with the password', async (_, call, body) => {
    const before = await passkeys();
    expect((await post(call, body)).status).toBe(403);
    expect((await post(call, { ...body, password: owner.password })).status).toBe(403);
    expect((await post(call, body, {})).status).toBe(401);
    expect(await passkeys()).toEqual(before);
  });

  test('a second passkey is approved with the first, and the same one is not added twice', async () => {
    clock.pass(1000);
    const assertion = device.use(await confirming(startPasskey, { name: 'Phone' }));
    const options = await startMaking('Phone', { assertion });
    const registration = softwareAuthenticator().make(options);
    expect(await bodyOf(await post(addPasskey, { name: 'Phone', registration }))).toMatchObject({
      message: adminPasskeyTexts.added,
      codes: [],
      passkeys: { passkeys: [{ name: 'Laptop' }, { name: 'Phone' }], codesLeft: RECOVERY_CODES },
    });
    const again = device.make(await startMaking('Again', { recoveryCode: codes[0] }));
    expect(
      await bodyOf(await post(addPasskey, { name: 'Again', registration: again })),
    ).toMatchObject({ status: 409, message: adminPasskeyTexts.isThere });
  });

  test('a recovery code, however it is typed, works once, for passkeys only', async () => {
    const [first = '', second = ''] = codes;
    const body = await preview(row('NEW-1'));
    expect((await post(applyPriceList, { ...body, recoveryCode: first })).status).toBe(403);
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    expect((await post(replaceRecoveryCodes, { recoveryCode: second })).status).toBe(200);
    expect((await post(turnOffPasskeys, { recoveryCode: second })).status).toBe(403);
    // Replaced, so that this one is of no use any more either.
    expect(await bodyOf(await post(turnOffPasskeys, { recoveryCode: typed }))).toMatchObject({
      status: 403,
      fields: { recoveryCode: adminPasskeyTexts.wrongCode },
    });
    expect(api.log).toContainEqual(
      expect.objectContaining({ msg: 'admin recovery code refused', why: 'wrong-code' }),
    );
  });

  test('a lost passkey is left behind with a recovery code', async () => {
    const [first = '', second = ''] = codes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    const found = softwareAuthenticator();
    const options = await startMaking('New laptop', { recoveryCode: typed });
    const registration = found.make(options);
    expect((await post(addPasskey, { name: 'New laptop', registration })).status).toBe(200);
    const removed = await post(removePasskey, { id: device.id, recoveryCode: second });
    expect(await bodyOf(removed)).toMatchObject({
      message: adminPasskeyTexts.removed,
      passkeys: { passkeys: [{ name: 'New laptop' }], codesLeft: RECOVERY_CODES - 2 },
    });
    const body = await preview(row('NEW-1'));
    expect((await confirmed(applyPriceList, body)).status).toBe(403);
    expect(api.log).toContainEqual(expect.objectContaining({ msg: 'admin recovery code used' }));
  });

  test('one code in two calls at once approves one of them', async () => {
    const recoveryCode = codes[0];
    const answers = await Promise.all(
      ['Mine', 'Yours'].map((name) => post(startPasskey, { name, recoveryCode })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('guessed codes are counted with guessed passwords', async () => {
    for (let failure = 0; failure < ownAttempts.limit; failure++) {
      expect((await post(turnOffPasskeys, { recoveryCode: 'guess' })).status).toBe(403);
    }
    expect((await post(turnOffPasskeys, { recoveryCode: codes[0] })).status).toBe(429);
    expect((await api.post(startAdminSession.path, owner)).status).toBe(429);
  });

  test('without the last passkey they are off, and the codes of before work no more', async () => {
    const removed = await bodyOf(await confirmed(removePasskey, { id: device.id }));
    expect(removed).toMatchObject({ message: adminPasskeyTexts.turnedOff });
    expect((await post(applyPriceList, await preview(row('NEW-1')))).status).toBe(200);
    device = softwareAuthenticator();
    await turnOn();
    expect((await post(turnOffPasskeys, { recoveryCode: codes[0] })).status).toBe(403);
  });

  test('neither codes nor challenges nor keys are in the log', async () => {
    const { challenge } = await confirming(turnOffPasskeys, {});
    await post(turnOffPasskeys, { assertion: device.use({ challenge }, { damaged: true }) });
    await post(replaceRecoveryCodes, { recoveryCode: codes[0] });
    const log = JSON.stringify(api.log);
    for (const secret of [...codes, owner.password, challenge]) expect(log).not.toContain(secret);
  });
});

describe('a sign-in with a passkey', () => {
  const started = async () => (await bodyOf(await post(startPasskeySignIn, undefined, {}))).options;
  const enter = (assertion: unknown) => post(signInWithPasskey, { assertion }, {});
  beforeEach(async () => void (await turnOn()));

  test('starts a session without name or password, once, and names no passkey to strangers', async () => {
    const options = await started();
    expect(options).toMatchObject({
      rpId: 'shop.example',
      userVerification: 'required',
      allowCredentials: [],
    });
    const assertion = device.use(options);
    const answer = await enter(assertion);
    expect(answer.status).toBe(200);
    const { session } = await (await api.get(readAdminSession.path, await asSent(answer))).json();
    expect(session).toMatchObject({ username: owner.username });
    expect(api.log).toContainEqual(
      expect.objectContaining({ msg: 'admin signed in', by: 'passkey' }),
    );
    expect(await bodyOf(await enter(assertion))).toMatchObject({
      status: 401,
      message: adminPasskeyTexts.notSignedIn,
    });
  });

  test.each<[string, Deviation]>([
    ['at another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without a fingerprint, face or PIN', { isVerified: false }],
    ['and changed on its way', { damaged: true }],
  ])('is refused when it was made %s', async (_, deviation) => {
    const answer = await enter(device.use(await started(), deviation));
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(api.log).toContainEqual(expect.objectContaining({ msg: 'admin sign-in refused' }));
  });

  test('is refused after two minutes, with a removed passkey, and after five failures', async () => {
    const late = device.use(await started());
    clock.pass(CHALLENGE_SECONDS * 1000);
    expect((await enter(late)).status).toBe(401);
    for (let failure = 1; failure < ownAttempts.limit; failure++) {
      const stranger = softwareAuthenticator();
      expect((await enter(stranger.use(await started()))).status).toBe(401);
    }
    expect((await enter(device.use(await started()))).status).toBe(429);
  });
});

test.each(['http://shop.example', 'https://192.0.2.7', 'https://[2001:db8::7]'])(
  'at %s passkeys are not offered, and a password goes on working',
  async (origin) => {
    await api.close();
    await open(origin);
    cookie = await signIn();
    expect(await passkeys()).toMatchObject({ origin: null });
    const asked = { name: 'Laptop', password: owner.password };
    expect(await bodyOf(await post(startPasskey, asked))).toMatchObject({
      status: 409,
      message: adminPasskeyTexts.needsHttps,
    });
    expect((await post(startPasskeySignIn, undefined, {})).status).toBe(409);
    expect((await post(applyPriceList, await preview(row('NEW-1')))).status).toBe(200);
  },
);
