import { describe, expect, test } from 'vitest';
import { readSearchWords } from './search-words.ts';

const rules = (text: string) => {
  const read = readSearchWords(text);
  return read.ok ? Object.fromEntries(read.value) : read.failure;
};

describe('a line of the table of search words', () => {
  test('with "=" makes each phrase find the others', () => {
    expect(rules('dvr = XVR = digital video recorders')).toEqual({
      dvr: [['xvr'], ['digital', 'video', 'recorders']],
      xvr: [['dvr'], ['digital', 'video', 'recorders']],
      digitalvideorecorders: [['dvr'], ['xvr']],
    });
  });
  test('with ">" makes what is on the left find what is on the right, not the other way round', () => {
    expect(rules('load-shedding, power cut > UPS, inverter')).toEqual({
      loadshedding: [['ups'], ['inverter']],
      powercut: [['ups'], ['inverter']],
    });
  });
  test('adds to the rules for the same phrase', () => {
    expect(rules('cam > camera\r\ncam > camera bracket')).toEqual({
      cam: [['camera'], ['camera', 'bracket']],
    });
  });
  test('that is empty or a comment is skipped', () => {
    expect(rules('\uFEFF# words\n\n   \n  # more > words\n')).toEqual({});
  });
  test.each([
    ['cctv camera', 'line 1: must have words on both sides of one ">", or of "="'],
    ['a1 > b1 > c1', 'line 1: must have words on both sides of one ">", or of "="'],
    ['a1 = b1 > c1', 'line 1: must have words on both sides of one ">", or of "="'],
    ['cctv >', 'line 1: has a place without a word'],
    ['cctv > camera,,lens', 'line 1: has a place without a word'],
    ['= = =', 'line 1: has a place without a word'],
    ['one two three four five > six', 'line 1: "one two three four five" has more than 4 words'],
    ['\n\ncctv\nx1 > y1\nz1', /^line 3: .*\nline 5: /],
    ['x > y\n'.repeat(2000), 'has more than 2000 lines'],
  ])('%j is refused', (text, problem) => {
    const failure = rules(text);
    if (typeof problem === 'string') expect(failure).toBe(problem);
    else expect(failure).toMatch(problem);
  });
});
