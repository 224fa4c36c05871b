import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@app/federation/integrity';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { onTestFinished } from 'vitest';
import type { RenderRequest } from '../../src/bootstrap/render.tsx';
import {
  createRenderer,
  type RenderEvent,
  type Renderer,
  type RendererOptions,
} from '../rendering/renderer.ts';
import type { ReleaseFault } from '../telemetry/fault-counts.ts';
import { aRenderRequest, writeFakeShell } from './fake-shell.ts';
import { recordedLog } from './recorded-log.ts';

export interface RendererChanges
  extends Pick<RendererOptions, 'breakers' | 'costs' | 'deadlineMs' | 'cpuTime'> {
  /** Text of the shell's server bundle. */
  readonly shell?: string;
  /** Texts of the remotes' server bundles. */
  readonly remotes?: Readonly<Record<string, string>>;
  /** Versions of remotes, unless it is `VERSION`. */
  readonly versions?: Readonly<Record<string, string>>;
  readonly processes?: number;
  readonly heapMb?: number;
}

export const VERSION = '1.0.0-000000000001';

/** A renderer of the fake shell, ready, and closed when the test has finished. */
export async function aRenderer(changes: RendererChanges = {}) {
  const folder = await temporaryFolder();
  const { log, lines } = recordedLog();
  const faults: ReleaseFault[] = [];
  const events: RenderEvent[] = [];
  const remotes = Object.entries(changes.remotes ?? {}).map(async ([name, text]) => {
    const file = path.join(folder, `${name}.mjs`);
    await writeFile(file, text);
    const version = changes.versions?.[name] ?? VERSION;
    return { name, version, file, integrity: integrityOf(text) };
  });
  const { breakers, costs, deadlineMs } = changes;
  const renderer = createRenderer({
    ...(breakers ? { breakers } : {}),
    ...(costs ? { costs } : {}),
    ...(deadlineMs ? { deadlineMs } : {}),
    shell: { name: 'shell', version: VERSION, ...(await writeFakeShell(folder, changes.shell)) },
    remotes: await Promise.all(remotes),
    // A busy machine would give a loop too little time to tell.
    cpuTime: changes.cpuTime ?? (() => undefined),
    processes: changes.processes ?? 2,
    heapMb: changes.heapMb ?? 64,
    onFault: (fault) => void faults.push(fault),
    onRender: (event) => void events.push(event),
    log,
  });
  onTestFinished(() => renderer.close());
  // A test with its own shell, which may never load, decides itself when to wait.
  if (!changes.shell) await renderer.ready;
  return {
    renderer,
    folder,
    lines,
    faults,
    events,
    file: (name: string) => path.join(folder, name),
  };
}

export const htmlOf = async (
  { render }: Renderer,
  url: string,
  changes: Partial<RenderRequest> = {},
): Promise<string | undefined> => (await render(aRenderRequest(url, changes)))?.html;
