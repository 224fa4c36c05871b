export interface PolicySources {
  /** Where map pictures come from: the only content from elsewhere. */
  readonly tileOrigin: string;
  /** In development: origins that serve the parts and tell the page of changes. */
  readonly devOrigins?: readonly string[] | undefined;
}

/**
 * No inline script anywhere, so no nonce either. Inline style attributes are allowed because Ark's
 * markup has them. `upgrade-insecure-requests` is left to HSTS: on plain-http localhost it breaks.
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
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
