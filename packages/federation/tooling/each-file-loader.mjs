import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Fills `<folder>.each.ts` with a list named after the folder: the `summary` of every file in it.
 * Each summary is imported as its own module (`?summary`), so that the list does not bundle the
 * rest of the files, which pages load separately.
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
