import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';

const biome = path.join(root, 'node_modules', '.bin', 'biome');
const { status } = spawnSync(biome, ['check', '--write', '.'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
