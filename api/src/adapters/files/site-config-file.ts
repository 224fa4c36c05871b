import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { failed, type Result, success } from '@app/result';
import { SiteConfig } from '@app/site/site-config';
import * as v from 'valibot';

const DELIVERED = fileURLToPath(new URL('../../../../site.config.json', import.meta.url));

/** The setting that says where the file is, for every process that reads it. */
export const siteConfigSetting = { SITE_CONFIG: v.optional(v.string(), DELIVERED) };

/** Facts about the company from a JSON file. The failure is one message for the operator. */
export async function readSiteConfig(path: string): Promise<Result<SiteConfig, string>> {
  const content = await readJsonFile(path);
  if (!content.ok) return content;
  const parsed = v.safeParse(SiteConfig, content.value);
  if (parsed.success) return success(parsed.output);
  const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  return failed(`${path} is not valid:\n${lines.join('\n')}`);
}

async function readJsonFile(path: string): Promise<Result<unknown, string>> {
  try {
    return success(JSON.parse(await readFile(path, 'utf8')));
  } catch (fault) {
    return failed(`${path} could not be read: ${fault instanceof Error ? fault.message : fault}`);
  }
}
