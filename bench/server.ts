import { httpReport } from './http-ratios.ts';

// `npm run bench:server -- --accept` after a release: later runs are compared with its ratios.
console.log(await httpReport(process.argv.includes('--accept')));
