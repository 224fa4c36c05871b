import { signsOf } from '@app/api/domain/assessments/rules/case';
import type { Understanding } from '@app/api/domain/assessments/understanding/understanding';

const NOT_READ = '–';

/** Both readings side by side: a line for each thing that either read, with the words it was read in. */
export function compareReadings(byRules: Understanding, withModel?: Understanding): string {
  const [rules, model] = [wordsBySign(byRules), withModel && wordsBySign(withModel)];
  const signs = [...new Set([...rules.keys(), ...(model?.keys() ?? [])])].sort();
  const rows = [
    ['', 'rules', ...(model ? ['with the model'] : [])],
    ...signs.map((sign) => [
      sign,
      rules.get(sign) ?? NOT_READ,
      ...(model ? [model.get(sign) ?? NOT_READ] : []),
    ]),
  ];
  const [first = 0, second = 0] = [0, 1].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map(([sign = '', one = '', other = '']) =>
      `${sign.padEnd(first)}  ${one.padEnd(second)}  ${other}`.trimEnd(),
    )
    .join('\n');
}

const wordsBySign = (understanding: Understanding): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ...[...signsOf(understanding)].map(([sign, words]) => [sign, words.join(', ')] as const),
    ...(understanding.happeningNow ? [['happening now', 'yes'] as const] : []),
    ...(understanding.unread.length > 0
      ? [['not read', understanding.unread.join(' | ')] as const]
      : []),
  ]);
