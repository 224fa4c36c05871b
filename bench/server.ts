import { parseArgs } from 'node:util';
import { httpReport } from './http-ratios.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
console.log(await httpReport(values));
