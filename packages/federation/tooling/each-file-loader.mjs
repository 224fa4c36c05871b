import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Fills `<folder>.each.ts` with a list named after the folder: the `summary` of every file in it.
 * Each is imported as a module of its own (`?summary`), so that the list does not bring the rest of
 * the files along, which pages load by themselves.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export default function eachFile() {
  const folder = this.resourcePath.replace(/\.each\.ts$/, '');
  const name = path.basename(folder);
  this.addContextDependency(folder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  const imports = files.map(
    (file, index) => `import { summary as summary${index} } from './${name}/${file}?summary';`,
  );
  const list = files.map((_, index) => `summary${index}`).join(', ');
  return `${imports.join('\n')}\nexport const ${name} = [${list}];\n`;
}
