import { mkdir, writeFile } from 'node:fs/promises';
import { examplePlans, plansFolder } from '@app/api/testing/example-plans';

// Writes the plans for the example answers as the rules make them now. Read what has changed, as the
// installer who would sign them, before you commit it.
await mkdir(plansFolder, { recursive: true });
const plans = await examplePlans();
for (const { name, markdown } of plans) {
  await writeFile(new URL(`${name}.md`, plansFolder), markdown);
}
console.log(`Wrote ${plans.length} plans to docs/examples/plans. Read the difference.`);
