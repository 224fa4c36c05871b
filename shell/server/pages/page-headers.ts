import { endOf } from '@app/federation/preview-link';
import { UNUSED_FEATURES } from '@app/http-server/common-headers';
import type { VisitorSet } from '../release-control/port.ts';
import { releaseId, releasesOfPage } from '../releases/live-releases.ts';
import type { RenderTiming } from '../rendering/renderer.ts';
import { contentSecurityPolicy, ownerPolicy } from './content-security-policy.ts';
import type { OwnerDocument } from './document.ts';
import type { FinishedPage } from './page-cache.ts';
import { type Privacy, privacyHeaders } from './privacy.ts';
import { serverTiming } from './server-timing.ts';

export interface SentPage {
  readonly visitor: Pick<VisitorSet, 'set' | 'preview' | 'varies'>;
  readonly path: string;
  readonly page: Omit<FinishedPage, 'html'>;
  readonly privacy: Privacy;
  readonly owner: OwnerDocument | undefined;
  readonly cached: 'hit' | 'miss';
  /** Absent when it was not rendered for this answer. */
  readonly timing?: RenderTiming | undefined;
  /** Origin of the map pictures. */
  readonly tileOrigin: string;
  readonly devOrigins?: readonly string[] | undefined;
}

/**
 * Headers that say what a page is made of, for whom, and what it may do; by name in lower case. Those of its bytes are
 * not among them.
 */
export function pageHeaders(sent: SentPage): Readonly<Record<string, string>> {
  const { visitor, path, page, privacy, owner, tileOrigin, devOrigins } = sent;
  const { live } = visitor.set;
  const { preview } = visitor;
  const ids = preview?.parts.map(({ part, version }) => releaseId({ name: part, version }));
  const named = preview && ids ? `; preview=${ids.join('+')}; until=${endOf(preview)}` : '';
  const served = { devOrigins, trustedTypes: live.shell.trustedTypes };
  const { styleHashes } = page;
  return {
    'x-releases': releasesOfPage(live, path).map(releaseId).join(', ') + named,
    vary: visitor.varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    'cache-control': 'private, no-cache',
    'content-security-policy': owner
      ? ownerPolicy(owner.nonce, served)
      : contentSecurityPolicy({ tileOrigin, styleHashes, ...served }),
    'server-timing': serverTiming(sent.cached, sent.timing),
    ...(owner ? OWNER : {}),
    ...(page.noindex ? { 'x-robots-tag': 'noindex' } : {}),
    ...privacyHeaders(privacy),
  };
}

const OWNER = {
  // Another page of this site that opens it loses the window, which `same-origin` would leave to it.
  'cross-origin-opener-policy': 'noopener-allow-popups',
  'permissions-policy': UNUSED_FEATURES,
};
