import { type Compilation, type Configuration, rspack, type Stats } from '@rspack/core';

/**
 * Builds, and closes the bundler.
 * @param read looks at the finished build, which is gone afterwards.
 */
export async function compile<Value>(
  config: Configuration,
  read: (compilation: Compilation) => Value | Promise<Value>,
): Promise<Value> {
  const compiler = rspack(config);
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((fault, finished) => (finished ? resolve(finished) : reject(fault)));
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
    return await read(stats.compilation);
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
