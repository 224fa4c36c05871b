declare module 'lucide/dist/esm/icons/*.mjs' {
  const shapes: import('./icon.tsx').IconShapes;
  export default shapes;
}
