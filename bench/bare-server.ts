import { createServer } from 'node:http';

const body = 'x'.repeat(2000);

// What this machine can do at most: every other figure is measured against it.
createServer((_request, response) => response.end(body)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => console.log('Ready on bare'),
);
