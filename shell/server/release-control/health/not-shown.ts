import type { PartVersion } from '@app/federation/live-releases';

const ANSWER_MS = 10_000;

/** Why a preview of these versions is not what an address shows; undefined when it is. */
export async function notShown(
  url: string | undefined,
  of: readonly PartVersion[],
): Promise<string | undefined> {
  if (!url) return 'there is no page';
  const { origin } = new URL(url);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await answer.text();
    const isShown = answer.ok && of.every(({ version }) => text.includes(version));
    return isShown ? undefined : `the site at ${origin} shows no preview (${answer.status})`;
  } catch {
    return `no site answers at ${origin}`;
  }
}
