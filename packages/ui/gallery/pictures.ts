import '../src/tokens.css';
import '../src/base.css';
import { type ComponentType, createElement, type ReactNode } from 'react';

/** What the bundler of a release makes of a pattern. */
interface Examples {
  keys(): string[];
  (file: string): { readonly States: ComponentType };
}
declare const require: {
  context(folder: string, deep: boolean, pattern: RegExp): Examples;
};
const examples = require.context('../src', true, /\.gallery\.tsx$/);

/** The HTML of the examples beside each component, by the name of its folder. Those that need a site around them have none. */
export const pictures = (render: (node: ReactNode) => string): Record<string, string> =>
  Object.fromEntries(
    examples.keys().flatMap((file) => {
      const [, folder = ''] = file.split('/');
      try {
        return [[folder, render(createElement(examples(file).States))]];
      } catch {
        return [];
      }
    }),
  );
