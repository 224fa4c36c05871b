const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/**
 * Those of our codings that an Accept-Encoding header accepts, the best one first. `q=0` refuses
 * one.
 */
export function acceptedCodings(header = ''): readonly Coding[] {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .flatMap((entry) => {
        const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
        return parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter)) ? [] : [coding];
      }),
  );
  return codings.filter((coding) => accepted.has(coding));
}
