// All browser journeys, with those that repeat for every remote what `npm test` shows once.
import process from 'node:process';

process.env.DEEP = '1';
process.argv.splice(2, Number.POSITIVE_INFINITY, 'browser journeys');
await import('./test.ts');
