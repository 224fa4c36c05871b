export interface NewRemote {
  /** Such as `careers`; its folder is `mfe-careers`. */
  readonly name: string;
  /** Path of its first page, such as `/careers`. */
  readonly path: string;
  /** Team that owns it. */
  readonly team: string;
  /** Label of its entry in the main menu; undefined: it has none. */
  readonly menu: string | undefined;
}

/** `careers` as a title and as the name of a component: `Careers`. */
export const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The files of a new remote with one page, by their path in its folder. */
export function filesOfRemote({ name, path, team, menu }: NewRemote): Record<string, string> {
  const title = titleOf(name);
  const head = `${name}Head`;
  const feature = `src/features/${name}`;
  return {
    'package.json': `${JSON.stringify(packageOf(name), null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "../tsconfig.part.json",
  "include": ["src", "standalone"]
}
`,
    'objectives.json': `{
  "availablePercent": 99.9,
  "faultFreePercent": 99.5,
  "lcpMs": 2500,
  "inpMs": 200
}
`,
    OWNERS: `# Who is asked about a change in this folder: the first team decides, the others agree.
${team}
`,
    'src/routes.ts': `import { defineRemote } from '@app/federation/remote-module';

export default defineRemote({
  kit: '^1.0.0',
  routes: [${routeOf(name, path, menu)}],
});
`,
    [`${feature}/${name}-page.tsx`]: `export { ${title} as Component } from './${name}.tsx';
export { ${head} as head } from './${name}-head.ts';
`,
    [`${feature}/${name}.tsx`]: `import { Container } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';

export function ${title}() {
  return (
    <Container>
      <PageHead title="${title}" />
    </Container>
  );
}
`,
    [`${feature}/${name}-head.ts`]: `import type { PageHead } from '@app/site/page-head';

export const ${head} = (): PageHead => ({
  title: '${title}',
  description: '${title}',
  keywords: ['${name}'],
});
`,
    [`${feature}/${name}.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${title} } from './${name}.tsx';
import { ${head} } from './${name}-head.ts';

test('the page has the heading that its title promises', () => {
  const html = renderToStaticMarkup(<${title} />);
  expect(html).toMatch(new RegExp(\`<h1[^>]*>\${${head}().title}</h1>\`));
});
`,
    'standalone/examples.ts': `import type { Example } from '@app/standalone/examples';

/** What the API answers while this remote runs alone; see \`mfe-shop/standalone/examples.ts\`. */
export const examples: readonly Example[] = [];
`,
    [`standalone/${name}.journey.ts`]: `import { expect, test } from '@app/standalone/journey';

test('${name} alone: its page opens with its heading', async ({ page }) => {
  await page.goto('${path}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}');
});
`,
  };
}

/** As the formatter writes it. `80` puts the entry behind those of this repository. */
function routeOf(name: string, path: string, menu: string | undefined): string {
  const route = `path: '${path}', page: './features/${name}/${name}-page.tsx'`;
  if (menu === undefined) return `{ ${route} }`;
  const label = menu.includes("'") ? JSON.stringify(menu) : `'${menu}'`;
  const lines = [...route.split(', '), `menu: { label: ${label}, order: 80 }`];
  return `\n    {\n${lines.map((line) => `      ${line},\n`).join('')}    },\n  `;
}

const packageOf = (name: string) => ({
  name: `@app/mfe-${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts: {
    dev: `node ../packages/toolchain/with-toolchain.mjs packages/toolchain/dev.ts ${name}`,
  },
  dependencies: {
    '@app/federation': 'workspace:*',
    '@app/site': 'workspace:*',
    '@app/ui': 'workspace:*',
    react: 'catalog:',
  },
  devDependencies: {
    '@app/standalone': 'workspace:*',
    '@types/react': 'catalog:',
    '@types/react-dom': 'catalog:',
    'react-dom': 'catalog:',
  },
});
