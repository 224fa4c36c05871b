/** Faults in the code of a release; which of them happens is decided in the browser. */
export type SeededFault = 'module' | 'render' | 'effect' | 'script' | 'promise' | 'text';

const THROW = 'throw new TypeError("seeded")';

/** Matches the place in the browser code where the module of a page declares its exports. */
const EXPORTS = /([\w$]+\.d\([\w$]+,\{)Component:\(\)=>([\w$]+),(.*?\}\);)/g;

/** Runs at the top of a module. */
const atTop = (part: string): string => `
if(globalThis.seededFault==="${part} module"){${THROW}}
if(globalThis.seededFault==="${part} script")document.addEventListener("click",()=>{${THROW}});
if(globalThis.seededFault==="${part} promise")Promise.reject(new RangeError("seeded"));
if(globalThis.seededFault==="${part} text")Promise.reject("seeded");
`;

/** Adds the faults to each page of a remote. They sleep until `seededFault` is set in the browser. */
export const seedRemote =
  (part: string) =>
  (code: string): string =>
    code.replace(
      EXPORTS,
      (_, before, component, after) => `${before}Component:()=>seeded(${component}),${after}
var seededPage;function seeded(Page){return seededPage??=(props)=>{
if(globalThis.seededFault==="${part} render"){${THROW}}
if(globalThis.seededFault==="${part} effect")__FEDERATION__.__INSTANCES__[0].loadShareSync("react")().useEffect(()=>{${THROW}});
return Page(props)}}
${atTop(part)}`,
    );

/** The same for the frame and the own page of the shell. */
export const seedShell = (code: string): string => {
  const part = 'shell';
  if (!code.includes('Skip to content')) {
    return code.replace(/([\w$]+\.d\([\w$]+,\{AdminUpload:\(\)=>[\w$]+\}\));/, `$1;${atTop(part)}`);
  }
  const frame = `(globalThis.seededFault==="${part} render"?(()=>{${THROW}})():"Skip to content")`;
  return `${code.replace('"Skip to content"', frame)};(()=>{${atTop(part).replace(/.* module".*/, '')}})();`;
};
