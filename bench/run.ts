import { httpReport } from './http-ratios.ts';
import { weighPages } from './page-bytes.ts';
import { defaultsLine, pageTable, tourLine } from './page-table.ts';
import { pdfReport } from './pdf.ts';
import { homeWithDefaults } from './plugin-defaults.ts';
import { postReport } from './posts.ts';
import { tourOf } from './tour.ts';

console.log("What a page loads first, compressed; the code-split monolith's in brackets\n");
const pages = await weighPages();
console.log(`${pageTable(pages)}\n`);
console.log(`${tourLine(tourOf(pages))}\n`);
console.log(`${defaultsLine(await homeWithDefaults())}\n`);
console.log('Answers on this machine, in this run\n');
console.log(await httpReport());

console.log('\nThe PDF of a report, made again and again in one thread\n');
console.log(await pdfReport());

console.log('\nPOSTs that leave a lead, against one that is only validated\n');
console.log(await postReport());
