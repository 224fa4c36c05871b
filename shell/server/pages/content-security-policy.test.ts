import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, ownerPolicy } from './content-security-policy.ts';

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const tileOrigin = 'https://tiles.example';

describe('the content security policy', () => {
  test('allows scripts, styles, and by default fonts, films, calls and workers, from this site only', () => {
    const policy = directives(contentSecurityPolicy({ tileOrigin }));
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src-elem': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    const others = Object.keys(policy).filter((name) => /^(font|media|connect|worker)-/.test(name));
    expect(others).toEqual([]);
  });

  test('allows no inline script, no eval and no whole scheme such as https:', () => {
    const policy = contentSecurityPolicy({ tileOrigin });
    const own = policy.replace(` ${tileOrigin}`, '');
    expect(own).not.toMatch(/unsafe-eval|nonce|strict-dynamic|\*|https?:/);
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
    expect(directives(policy)['style-src-attr']).toEqual(["'unsafe-inline'"]);
  });

  test('allows map pictures from exactly one origin', () => {
    const policy = directives(contentSecurityPolicy({ tileOrigin }));
    expect(policy['img-src']).toEqual(["'self'", 'data:', tileOrigin]);
  });

  const shell = { trustedTypes: true };
  test.each([contentSecurityPolicy({ tileOrigin, ...shell }), ownerPolicy('n0nce', shell)])(
    'takes no text as code, except by the one policy of the shell: %s',
    (policy) =>
      expect(directives(policy)).toMatchObject({
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
      }),
  );

  test('does not ask for the policy of a shell from before it', () => {
    expect(contentSecurityPolicy({ tileOrigin })).not.toContain('trusted-types');
  });

  test('of a page of the owner runs the scripts of its document only, and shows no map', () => {
    const policy = directives(ownerPolicy('n0nce'));
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'nonce-n0nce'", "'strict-dynamic'"],
      'img-src': ["'self'", 'data:'],
      'worker-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('in development, allows the origins of the parts', () => {
    const policy = directives(
      contentSecurityPolicy({ tileOrigin, devOrigins: ['http://localhost:4001'] }),
    );
    expect(policy['script-src']).toEqual(["'self'", 'http://localhost:4001']);
    expect(policy['default-src']).toEqual(["'self'", 'http://localhost:4001']);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'http://localhost:4001',
      'ws://localhost:4001',
    ]);
  });
});
