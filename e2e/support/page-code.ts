/** Matches the place in the browser code of a remote where the module of a page declares its exports. */
export const PAGE_EXPORTS = /(\w\.d\(\w,\{)Component:\(\)=>(\w+),(.*?\}\);)/;

/** Changes the browser code so that the page runs this statement whenever it is rendered. */
export const withStatement = (statement: string) => (code: string) =>
  code.replace(PAGE_EXPORTS, `$1Component:()=>(props)=>{${statement};return $2(props)},$3`);
