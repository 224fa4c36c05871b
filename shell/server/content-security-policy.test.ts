import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the content security policy', () => {
  it('lets in scripts and styles of this site only', () => {
    const policy = directives(contentSecurityPolicy());
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src-elem': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allows no inline script, no eval and no scheme that fits all', () => {
    expect(contentSecurityPolicy()).not.toMatch(/unsafe-eval|nonce|strict-dynamic|\*|https?:/);
    expect(contentSecurityPolicy().match(/'unsafe-inline'/g)).toHaveLength(1);
    expect(directives(contentSecurityPolicy())['style-src-attr']).toEqual(["'unsafe-inline'"]);
  });

  it('names the origins of the parts in development', () => {
    const policy = directives(contentSecurityPolicy(['http://localhost:4001']));
    expect(policy['script-src']).toEqual(["'self'", 'http://localhost:4001']);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'http://localhost:4001',
      'ws://localhost:4001',
    ]);
  });
});
