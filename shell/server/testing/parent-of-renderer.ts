import { createLogger } from '@app/http-server/logger';
import { createRenderer } from '../rendering/renderer.ts';
import { aRenderRequest } from './fake-shell.ts';

// Run as a process of its own: starts render processes, keeps one of them in an endless loop, prints
// their ids and waits to be killed.
// Render processes do not keep their parent alive.
setInterval(() => {}, 1000);
const [, , file = '', integrity] = process.argv;
const renderer = createRenderer({
  shell: { name: 'shell', version: '1.0.0-000000000001', file, integrity },
  remotes: [],
  processes: 2,
  heapMb: 64,
  log: createLogger({ level: 'silent', name: 'test' }),
});
await renderer.ready;
const page = await renderer.render(aRenderRequest('/process'));
// A form post has ten seconds: longer than a test needs to kill this process.
void renderer.render(aRenderRequest('/loops', { form: [] }));
console.log(`Looping in ${page?.html}`);
