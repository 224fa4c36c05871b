import { createServer } from 'node:http';

const body = 'x'.repeat(2000);

// The fastest that Node can answer on this machine, to which the benchmark compares the site.
const port = Number(process.env.PORT);
createServer((_request, response) => response.end(body)).listen(port, '127.0.0.1', () =>
  console.log(`Ready on http://127.0.0.1:${port}`),
);
