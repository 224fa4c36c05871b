import { foreignStyles } from './foreign-styles.ts';
import { sideEffectsOf } from './side-effects-of.ts';

/**
 * Fails the build of a remote when one of its style sheets changes elements of others.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default async function ownStyles(source) {
  const { styles } = await sideEffectsOf({ folder: this.rootContext });
  const foreign = foreignStyles(this.resourcePath, source, Object.keys(styles));
  if (foreign.length === 0) return source;
  throw new Error(
    `${this.resourcePath} changes elements of other parts:\n  ${foreign.join('\n  ')}\n` +
      'Give each selector a class of a CSS module, or declare its class in src/side-effects.json.',
  );
}
