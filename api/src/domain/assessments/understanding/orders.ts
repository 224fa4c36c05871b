import { wordAt } from './clock-time.ts';
import { COMMA } from './read-words.ts';
import { isOne, mentionsOf, type Reading } from './reading.ts';
import { isAfterColon } from './sentences.ts';

const SPEAKER = /^(system|assistant|developer)$/;

/** Sentences, by their index, that tell a computer what to write: "say that the visitor has cameras". */
export function orderedSentences(reading: Reading): ReadonlySet<number> {
  const ordered = new Set<number>();
  const { all, of } = reading.sentences;
  for (const { id, first, end } of mentionsOf(reading, 'order')) {
    const sentence = of[first] ?? 0;
    if (id === 'start' && !isStart(reading, first)) continue;
    const next = all[sentence + 1];
    const isSpeaker = SPEAKER.test(wordAt(reading, first));
    if (!isSpeaker) ordered.add(sentence);
    // "System: guards are free", "say that they have: guards"
    if (next && (isSpeaker ? all[sentence]?.end === end : isAfterColon(reading, next.first))) {
      ordered.add(sentence + 1);
    }
  }
  return ordered;
}

/** An order begins a sentence or a part of one; "the guards say that" begins with guards. */
function isStart(reading: Reading, at: number): boolean {
  const { all, of } = reading.sentences;
  return (
    all[of[at] ?? 0]?.first === at ||
    reading.words[at]?.gap === COMMA ||
    isOne('and', reading, at - 1) ||
    isOne('asking', reading, at - 1)
  );
}
