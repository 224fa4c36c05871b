/** For everything but pages, films and the service worker, which set their own: a file that is opened by itself runs nothing. */
const NOTHING_ALLOWED =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What no page uses. */
export const UNUSED_FEATURES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
/** What only pages of the owner may use: code of a remote cannot ask for the owner's passkey. */
const OWNER_FEATURES = 'publickey-credentials-create=(), publickey-credentials-get=()';

/** Headers of every answer whose handler sets no others in their place. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': NOTHING_ALLOWED,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': `${UNUSED_FEATURES}, ${OWNER_FEATURES}`,
};

/** For visitors who came by https. */
export const HSTS = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const;
