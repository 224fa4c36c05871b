import '../src/tokens.css';
import '../src/base.css';
import { Stack } from '@app/ui/layout';
import { type ComponentType, createElement, type ReactNode } from 'react';

/** What the bundler of a release makes of a pattern. */
interface Examples {
  keys(): string[];
  (file: string): { readonly Picture: ComponentType } | { readonly States: ComponentType };
}
declare const require: {
  context(folder: string, deep: boolean, pattern: RegExp): Examples;
};
const examples = require.context('../src', true, /\.gallery\.tsx$/);

/**
 * The HTML of the examples beside each component, by the name of its folder. Examples that need a site around them, or
 * a press, have a `Picture` beside their `States`.
 */
export const pictures = (render: (node: ReactNode) => string): Record<string, string> =>
  Object.fromEntries(
    examples.keys().map((file) => {
      const [, folder = ''] = file.split('/');
      const example = examples(file);
      const shown = 'Picture' in example ? example.Picture : example.States;
      return [folder, render(createElement(Stack, null, createElement(shown)))];
    }),
  );
