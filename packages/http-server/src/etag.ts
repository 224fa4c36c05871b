/** Whether a caller has what the ETag names. Proxies may have marked it as weak; for a 304 that makes no difference. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((entry) => {
    const candidate = entry.trim().replace(/^W\//, '');
    return candidate === etag || candidate === '*';
  });
