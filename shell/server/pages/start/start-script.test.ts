import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const script = readFileSync(new URL('./start-script.js', import.meta.url), 'utf8');
const content = { scripts: 'of the page' };

let added: unknown[];
let frames: (() => void)[];
let listeners: Map<string, () => void>;

beforeEach(() => {
  added = [];
  frames = [];
  listeners = new Map();
});

function run(visibilityState: DocumentVisibilityState): void {
  runInNewContext(script, {
    document: {
      visibilityState,
      getElementById: (id: string) => (id === 'start' ? { content } : null),
      importNode: (node: unknown) => node,
      head: { append: (node: unknown) => added.push(node) },
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
}

const nextFrame = () => frames.shift()?.();

test('the scripts of a page are asked for when its first frame is painted, once', () => {
  run('visible');
  nextFrame();
  expect(added).toEqual([]);
  nextFrame();
  expect(added).toEqual([content]);
  listeners.get('visibilitychange')?.();
  expect(added).toEqual([content]);
});

test('a tab in the background asks at once, as no frame comes', () => {
  run('hidden');
  expect(added).toEqual([content]);
});

test('a tab that goes to the background before its first frame asks then', () => {
  run('visible');
  listeners.get('visibilitychange')?.();
  expect(added).toEqual([content]);
});
