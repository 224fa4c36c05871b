import { globSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Part, partNamed, parts, root } from '@app/federation/tooling/parts';
import { standaloneJourneys } from './steps/standalone-journeys.ts';
import { bin, reports, run, type Step, vitest } from './steps/step.ts';

// Checks one part only: `npm run check -- shop`. A remote needs no other part for it.
const api: Part = { name: 'api', folder: path.join(root, 'api') };
const part = process.argv[2] === api.name ? api : partNamed(process.argv[2]);
if (!part) {
  const names = [...parts, api].map(({ name }) => name);
  console.error(`Which part? npm run check -- ${names.join('|')}`);
  process.exit(1);
}
const isRemote = part !== api && part.name !== 'shell';
const folder = path.relative(root, part.folder);
const has = (pattern: string) => globSync(pattern, { cwd: part.folder }).length > 0;

const steps: readonly Step[] = [
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings', folder] },
  { name: 'types', command: [bin('tsc'), '-p', folder] },
  {
    name: 'boundaries',
    command: [bin('depcruise'), folder, '--config', '.dependency-cruiser.mjs'],
  },
  { name: 'unused code', command: [bin('knip'), '--workspace', folder] },
  { name: 'unit', ...vitest(['node', 'processes'], [`${folder}/`]) },
  ...(has('src/**/*.browser.test.tsx')
    ? [{ name: 'components in a browser', ...vitest(['components'], [`${folder}/`]) }]
    : []),
  ...(isRemote ? [standaloneJourneys(part.name)] : []),
];

await mkdir(reports, { recursive: true });
let passed = 0;
const failures: string[] = [];
for (const step of steps) {
  const counts = await run(step);
  passed += counts.passed;
  failures.push(...counts.failures);
}
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${part.name}: ${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
