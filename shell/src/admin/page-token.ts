import { PAGE_TOKEN_HEADER } from '@app/contracts/page-token';

/** Go with every call of the API from this document: in one of the owner, its token. */
export const pageHeaders: Record<string, string> = {};

/** @param token that the document came with, or the answer to a sign-in. */
export function keepPageToken(token: string | undefined): void {
  if (token) pageHeaders[PAGE_TOKEN_HEADER] = token;
}
