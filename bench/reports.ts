import { exampleRequests, reportOn } from '@app/api/testing/example-requests';
import { sampleCosts } from '@app/api/testing/sample-costs';
import { table } from './table.ts';

// CPU for a rules' report, from the texts to the report, on each example request. The aim is 5 ms.
const ROUNDS = 200;

const costs = await sampleCosts();
const rows = [...exampleRequests].map(([name, example]) => {
  for (let round = 0; round < ROUNDS / 4; round++) reportOn(example, costs);
  const started = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) reportOn(example, costs);
  const { user, system } = process.cpuUsage(started);
  return { name, milliseconds: (user + system) / 1000 / ROUNDS };
});
const mean = rows.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / rows.length;
console.log(
  table(
    [...rows, { name: 'mean', milliseconds: mean }].map(({ name, milliseconds }) => ({
      request: name,
      'CPU, ms': milliseconds.toFixed(2),
    })),
  ),
);
