import { httpReport } from './http-ratios.ts';

console.log(await httpReport());
