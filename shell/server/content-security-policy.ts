/**
 * No inline script anywhere, so no nonce either. Inline style attributes are allowed because Ark's
 * markup has them. `upgrade-insecure-requests` is left to HSTS: on plain-http localhost it breaks.
 */
export const contentSecurityPolicy = (development?: { readonly origins: string }): string => {
  const dev = development ? ` ${development.origins}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${dev}`,
    `style-src-elem 'self'${development ? " 'unsafe-inline'" : ''}${dev}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${dev}`,
    `font-src 'self'${dev}`,
    `connect-src 'self'${development ? ` ws: ${development.origins}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
