import { siteConfigSetting } from '@app/api/adapters/files/site-config-file';
import { apiSettings, hasWebhookSecret, NEEDS_WEBHOOK_SECRET } from '@app/api/config';
import { listenerSettings, parseSettings } from '@app/http-server/settings';
import { pageServerSettings } from '@app/shell/server/settings';
import * as v from 'valibot';

export const Settings = v.pipe(
  v.object({
    ...apiSettings,
    ...pageServerSettings,
    ...siteConfigSetting,
    ...listenerSettings,
  }),
  v.check((settings) => hasWebhookSecret(settings), NEEDS_WEBHOOK_SECRET),
);
export type Settings = v.InferOutput<typeof Settings>;

/** The site cannot start for a reason that the operator can fix; the message says how. */
export class CannotStart extends Error {}

/** The settings of this process, or one message that names every bad variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const settings = parseSettings(Settings, env);
  if (!settings.ok) throw new CannotStart(settings.failure);
  const { RELEASES_URL, RELEASE_PUBLIC_KEY, RELEASE_KEY, RELEASE_CONTROL } = settings.value;
  if (RELEASES_URL && RELEASE_CONTROL === 'off') {
    throw new CannotStart('RELEASES_URL needs RELEASE_CONTROL=on, which follows that host.');
  }
  if (RELEASES_URL && (RELEASE_KEY || !RELEASE_PUBLIC_KEY)) {
    throw new CannotStart(
      'RELEASES_URL needs RELEASE_PUBLIC_KEY, and no RELEASE_KEY: releases are signed elsewhere, and npm run registry -- key prints the public key there.',
    );
  }
  return settings.value;
}
