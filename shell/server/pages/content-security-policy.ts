export interface PolicySources {
  /** Origin of the map pictures, the only content from another site. */
  readonly tileOrigin: string;
  /** In development: origins that serve the parts and push changes to the page. */
  readonly devOrigins?: readonly string[] | undefined;
}

/**
 * There are no inline scripts, so no nonce is needed. Inline style attributes are allowed because
 * Ark's markup has them. HSTS does the work of `upgrade-insecure-requests`, which would break the
 * site on http://localhost.
 */
export const contentSecurityPolicy = ({ tileOrigin, devOrigins = [] }: PolicySources): string =>
  policyWith(devOrigins, {
    scripts: `'self'${listed(devOrigins)}`,
    images: ` ${tileOrigin}`,
    workers: "'self'",
  });

/**
 * For documents of the owner. Their scripts are those of the document and what these load: a script
 * element that code of a remote has put into the HTML on the server runs not.
 * @param nonce of this document alone.
 */
export const ownerPolicy = (nonce: string, devOrigins: readonly string[] = []): string =>
  policyWith(devOrigins, {
    scripts: `'nonce-${nonce}' 'strict-dynamic'`,
    images: '',
    workers: "'none'",
  });

function policyWith(
  devOrigins: readonly string[],
  { scripts, images, workers }: Record<'scripts' | 'images' | 'workers', string>,
): string {
  const dev = listed(devOrigins);
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src-elem 'self'${dev}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${images}${dev}`,
    `font-src 'self'${dev}`,
    `media-src 'self'${dev}`,
    `connect-src 'self'${dev}${dev.replaceAll(' http:', ' ws:')}`,
    `worker-src ${workers}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(dev ? [] : TRUSTED_TYPES),
  ].join('; ');
}

/**
 * `shell/src/bootstrap/trusted-types.ts` makes the only policy. In development the clients of the
 * development servers write what it refuses.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

const listed = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('');
