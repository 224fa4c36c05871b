import { parseArgs } from 'node:util';
import { type Part, partNamed, parts } from '@app/federation/tooling/parts';
import { failed, type Result, success } from '@app/result';

/** What happens with a part that was built and checked. */
export type Target =
  | { readonly kind: 'live' }
  | { readonly kind: 'canary'; readonly percent: number }
  | { readonly kind: 'preview' };

export interface ReleaseArguments {
  readonly parts: readonly Part[];
  readonly target: Target;
  /** Why they go live though a check refuses them. */
  readonly force?: string | undefined;
}

/** Reads `shop shell`, `shop --canary 20`, `shop shell --preview`, each with or without `--force <reason>`. Fails with a line for the operator. */
export function readReleaseArguments(given: readonly string[]): Result<ReleaseArguments, string> {
  const read = parsed(given);
  if (!read.ok) return read;
  const { positionals, values } = read.value;
  const chosen = positionals.map(partNamed);
  if (chosen.length === 0 || chosen.includes(undefined)) {
    const names = parts.map(({ name }) => name).join('|');
    return failed(
      `Which part? npm run release -- ${names} [--canary <percent> | --preview] [--force <reason>]`,
    );
  }
  const target = targetOf(values);
  if (!target.ok) return target;
  if (target.value.kind === 'canary' && chosen.length > 1) {
    return failed('A canary is of one part.');
  }
  if (values.force?.trim() === '') return failed('--force takes the reason, for the history.');
  return success({
    parts: parts.filter((part) => chosen.includes(part)),
    target: target.value,
    force: values.force?.trim(),
  });
}

interface Values {
  readonly canary?: string | undefined;
  readonly preview?: boolean | undefined;
  readonly force?: string | undefined;
}

function parsed(given: readonly string[]) {
  try {
    const options = {
      canary: { type: 'string' },
      preview: { type: 'boolean' },
      force: { type: 'string' },
    } as const;
    return success(parseArgs({ args: [...given], allowPositionals: true, options }));
  } catch (cause) {
    return failed(cause instanceof Error ? cause.message : String(cause));
  }
}

function targetOf({ canary, preview }: Values): Result<Target, string> {
  if (canary !== undefined && preview) return failed('Either --canary or --preview.');
  if (preview) return success({ kind: 'preview' });
  if (canary === undefined) return success({ kind: 'live' });
  const isPercent = /^[1-9]\d?$/.test(canary);
  return isPercent
    ? success({ kind: 'canary', percent: Number(canary) })
    : failed('--canary takes a whole number from 1 to 99, such as --canary 20.');
}
