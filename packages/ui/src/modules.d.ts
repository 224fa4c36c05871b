// What the bundlers read or fill in, and files that come without types.

declare module '*.css';

declare module '*.css?raw' {
  const text: string;
  export default text;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module 'lucide/dist/esm/icons/*.mjs' {
  const shapes: import('./icons/icon.tsx').IconShapes;
  export default shapes;
}

interface ImportMeta {
  /** All modules whose paths match, by path. */
  glob<Module>(pattern: string, options: { readonly eager: true }): Record<string, Module>;
}
