import '../provided-modules.ts';
import '@app/ui/tokens.css';
import '@app/ui/fonts.css';
import '@app/ui/base.css';
import { nextTask } from './next-task.ts';

/**
 * The federation runtime is up by now. React and the site follow in tasks of their own: in one piece
 * they would keep a phone from answering for a quarter of a second.
 */
async function startInShortTasks(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './start.tsx');
}

void startInShortTasks();
