import { workerData } from 'node:worker_threads';

// Ends this render process when its parent has ended. It runs in its own thread because an endless
// loop in a page stops the main thread from noticing that its channel was closed. It is JavaScript
// because loading TypeScript would take more memory than the rest of this thread.
setInterval(() => {
  if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
}, 1000);
