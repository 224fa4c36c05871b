interface Served {
  /** In development: origins that serve the parts and push changes to the page. */
  readonly devOrigins?: readonly string[] | undefined;
  /** Whether the shell says which texts may become code. */
  readonly trustedTypes?: boolean | undefined;
}

export interface PolicySources extends Served {
  /** Origin of the map pictures, the only content from another site. */
  readonly tileOrigin: string;
  /** Of the style in the HTML of the page. */
  readonly styleHashes?: readonly string[];
}

/**
 * There are no inline scripts, so no nonce is needed. Inline style attributes are allowed because
 * Ark's markup has them. HSTS does the work of `upgrade-insecure-requests`, which would break the
 * site on http://localhost.
 */
export const contentSecurityPolicy = ({
  tileOrigin,
  styleHashes = [],
  ...served
}: PolicySources): string =>
  policyWith(served, {
    scripts: `'self'${listed(served)}`,
    styles: styleHashes.map((hash) => ` '${hash}'`).join(''),
    images: ` ${tileOrigin}`,
    more: [],
  });

/**
 * For documents of the owner. The scripts of the document run, and what these load. A script element
 * that code of a remote has put into the HTML on the server does not.
 * @param nonce of this document alone.
 */
export const ownerPolicy = (nonce: string, served: Served = {}): string =>
  policyWith(served, {
    scripts: `'nonce-${nonce}' 'strict-dynamic'`,
    styles: '',
    images: '',
    more: ["worker-src 'none'"],
  });

function policyWith(
  served: Served,
  {
    scripts,
    styles,
    images,
    more,
  }: Record<'scripts' | 'styles' | 'images', string> & { readonly more: readonly string[] },
): string {
  const dev = listed(served);
  return [
    // For fonts, films, calls and workers, which it would take longer to name: a document and its headers share the
    // first ten packets.
    `default-src 'self'${dev}`,
    `script-src ${scripts}`,
    `style-src-elem 'self'${styles}${dev}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${images}${dev}`,
    ...(dev ? [`connect-src 'self'${dev}${dev.replaceAll(' http:', ' ws:')}`] : []),
    ...more,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(served.trustedTypes ? TRUSTED_TYPES : []),
  ].join('; ');
}

/** `shell/src/bootstrap/trusted-types.ts` makes the only policy. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

const listed = ({ devOrigins = [] }: Served) => devOrigins.map((origin) => ` ${origin}`).join('');
