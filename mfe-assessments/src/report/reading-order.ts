/** What a reader needs first: the answer and what to do about it. */
const FIRST = [
  'In short',
  'If it is happening now',
  'What to do, in this order',
  'Priorities across all areas',
];

/**
 * The Markdown of a report as it is read on a screen: the answer and the steps first, then date and
 * caution, then the reasons. A report without an answer in short keeps its order.
 */
export function readingOrder(markdown: string): string {
  const [head = '', ...sections] = markdown.split(/^(?=## )/m);
  const title = /^# .*\n/.exec(head)?.[0];
  const isFirst = (section: string) => FIRST.some((name) => section.startsWith(`## ${name}\n`));
  const first = sections.filter(isFirst);
  if (title === undefined || !first.some((section) => section.startsWith('## In short'))) {
    return markdown;
  }
  return [
    `${title}\n`,
    ...first.map(ended),
    '## About this report\n',
    ended(head.slice(title.length)),
    ...sections.filter((section) => !isFirst(section)),
  ].join('');
}

/** A text as it is read, in two: its answer, and all that follows. The second is empty without other sections. */
export function splitAfterAnswer(text: string): readonly [answer: string, rest: string] {
  const [head = '', answer = '', ...rest] = text.split(/^(?=## )/m);
  return [head + answer, rest.join('')];
}

/** Text that another section may follow. */
const ended = (text: string): string => `${text.trimEnd()}\n\n`;
