import { AdminSession } from '@app/contracts/admin-session';
import { PAGE_TOKEN_HEADER } from '@app/contracts/page-token';
import * as v from 'valibot';

/** What a page of the owner sends with every call after this answer to its sign-in. */
export async function ownerHeaders(answer: Response): Promise<Record<string, string>> {
  const { pageToken = '' } = v.parse(AdminSession, await answer.clone().json());
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { Cookie: cookies.join('; '), [PAGE_TOKEN_HEADER]: pageToken };
}
