import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Media {
  readonly media?: 'print' | 'screen';
  readonly features?: Readonly<Record<string, string>>;
}

/** Shows the page as on paper, or as with other settings of the visitor, until the test has finished. */
export async function emulate({ media = 'screen', features = {} }: Media): Promise<void> {
  const set = (what: string, values: Readonly<Record<string, string>>) =>
    cdp().send('Emulation.setEmulatedMedia', {
      media: what,
      features: Object.entries({ 'prefers-reduced-motion': 'reduce', ...values }).map(
        ([name, value]) => ({ name, value }),
      ),
    });
  onTestFinished(async () => void (await set('', {})));
  await set(media, features);
}
