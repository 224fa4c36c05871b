/** Prints a link as the only line of the output, so that it can be copied or piped, and its end beside it. */
export function printPreviewLink({
  path,
  until,
}: {
  readonly path: string;
  readonly until: Date;
}): void {
  console.log(`${process.env.PUBLIC_ORIGIN || ''}${path}`);
  console.error(
    `Works until ${until.toISOString()}. The browser stays in the preview until it is closed, or at /?preview=end`,
  );
}
