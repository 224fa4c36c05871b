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
export const contentSecurityPolicy = ({ tileOrigin, devOrigins = [] }: PolicySources): string => {
  const dev = devOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${dev}`,
    `style-src-elem 'self'${dev}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${tileOrigin}${dev}`,
    `font-src 'self'${dev}`,
    `media-src 'self'${dev}`,
    `connect-src 'self'${dev}${dev.replaceAll(' http:', ' ws:')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
