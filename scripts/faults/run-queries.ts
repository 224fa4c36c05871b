import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import type { FaultSettings, Outcome } from './outcome.ts';

/** Asks for many different searches. The benchmark judges and prints its own figures. */
export async function runQueries({ queries }: Pick<FaultSettings, 'queries'>): Promise<Outcome> {
  const script = path.join(root, 'bench', 'many-queries.ts');
  const child = spawn(process.execPath, [script, String(queries)], { stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  return {
    figures: `${queries} different searches, as above`,
    violations: code === 0 ? [] : [`bench/many-queries.ts ended with ${code ?? signal}`],
  };
}
