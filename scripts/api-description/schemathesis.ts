import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { failed, type Result, success } from '@app/result';

const VERSION = '4.32.5';
/** Generates the values. Its version is fixed too, because another one makes others of the same seed. */
const HYPOTHESIS_VERSION = '6.170.15';

const windows = process.platform === 'win32';

interface Places {
  /** Where it is installed. */
  readonly folder?: string;
  /** Programs that may be Python. */
  readonly pythons?: readonly string[];
}

const PYTHONS = ['python3', 'python'];

/** A Python that can install schemathesis. */
const findPython = (pythons: readonly string[] = PYTHONS): string | undefined =>
  pythons.find(isNewEnough);

/**
 * The program `schemathesis`, installed once from PyPI into an environment of its own in `.cache`.
 * The failure is one line that says what is missing on this machine.
 */
export function findSchemathesis({
  folder = path.join(root, '.cache', `schemathesis-${VERSION}`),
  pythons = PYTHONS,
}: Places = {}): Result<string, string> {
  const inFolder = (name: string) =>
    path.join(folder, windows ? 'Scripts' : 'bin', windows ? `${name}.exe` : name);
  const program = inFolder('schemathesis');
  if (succeeds(program, ['--version'])) return success(program);
  const python = findPython(pythons);
  if (!python) return failed('Python 3.10 or newer with venv and pip is not installed');
  console.log(`Installing schemathesis ${VERSION} (once)...`);
  const packages = [`schemathesis==${VERSION}`, `hypothesis==${HYPOTHESIS_VERSION}`];
  const installed =
    succeeds(python, ['-m', 'venv', '--clear', folder], 'inherit') &&
    succeeds(
      inFolder('python'),
      ['-m', 'pip', 'install', '--quiet', '--no-compile', ...packages],
      'inherit',
    );
  return installed
    ? success(program)
    : failed(`schemathesis ${VERSION} could not be installed from PyPI (see above)`);
}

const isNewEnough = (python: string): boolean =>
  succeeds(python, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))']);

const succeeds = (
  program: string,
  args: readonly string[],
  errors: 'ignore' | 'inherit' = 'ignore',
): boolean => spawnSync(program, args, { stdio: ['ignore', 'ignore', errors] }).status === 0;
