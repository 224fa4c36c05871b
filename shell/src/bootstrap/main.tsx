import '../provided-modules.ts';
import '@app/ui/tokens.css';
import '@app/ui/fonts.css';
import '@app/ui/more-letters.css';
import '@app/ui/base.css';
import { watchFaults } from '../telemetry/noticed-faults.ts';
import { nextTask } from './next-task.ts';
import { guardSinks } from './trusted-types.ts';
import { whenActivated } from './when-activated.ts';

/**
 * Starts React and the site in separate tasks: as one task they would block a phone for a quarter
 * of a second. The federation runtime has started by now.
 */
async function startInShortTasks(): Promise<void> {
  await whenActivated(document);
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './start.tsx');
}

guardSinks();
watchFaults();
void startInShortTasks();
