import { workerData } from 'node:worker_threads';

// Ends this render process when its parent is gone. In a thread of its own because an endless loop
// in a page keeps the process from seeing that its channel was closed. In JavaScript because the
// reader of TypeScript would cost each process more memory than the rest of this thread.
setInterval(() => {
  if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
}, 1000);
