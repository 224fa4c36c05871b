import { transform } from 'lightningcss';

/** Custom properties by what a style sheet does with them, with their dashes: `--space-2`. */
interface CustomProperties {
  readonly declared: ReadonlySet<string>;
  readonly read: ReadonlySet<string>;
}

/** @throws what the parser throws when the style sheet is malformed. */
function customProperties(file: string, source: string): CustomProperties {
  const declared = new Set<string>();
  const read = new Set<string>();
  transform({
    filename: file,
    code: Buffer.from(source),
    cssModules: file.endsWith('.module.css'),
    visitor: {
      Declaration: {
        custom(property) {
          declared.add(property.name);
        },
      },
      Variable(variable) {
        read.add(variable.name.ident);
      },
    },
  });
  return { declared, read };
}

/** Names of the custom properties that a style sheet such as `tokens.css` declares. */
export const declaredProperties = (file: string, source: string): ReadonlySet<string> =>
  customProperties(file, source).declared;

/**
 * Custom properties that a style sheet reads and neither it nor the tokens declare: misspelt, gone, or set
 * by a file that may come with another release. One that a component sets inline needs a declaration
 * in its style sheet, with the value that it has without the component.
 * @param tokens names that every page has, such as `--space-2`.
 * @throws what the parser throws when the style sheet is malformed.
 */
export function unknownProperties(
  file: string,
  source: string,
  tokens: ReadonlySet<string>,
): readonly string[] {
  const { declared, read } = customProperties(file, source);
  return [...read.difference(declared).difference(tokens)];
}
