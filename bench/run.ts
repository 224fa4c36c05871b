import { httpReport } from './http-ratios.ts';
import { weighPages } from './page-bytes.ts';
import { pageTable } from './page-table.ts';

console.log("What a page loads first, compressed; the code-split monolith's in brackets\n");
console.log(`${pageTable(await weighPages())}\n`);
console.log('Answers on this machine, in this run\n');
console.log(await httpReport());
