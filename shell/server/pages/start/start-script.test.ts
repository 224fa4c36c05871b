import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const script = readFileSync(new URL('./start-script.js', import.meta.url), 'utf8');

/** An element of the template. */
interface Later {
  onload?: () => void;
  onerror?: () => void;
  remove(): void;
}

let main: Later;
let sheets: Later[];
let files: Later[];
let added: unknown[];
let frames: (() => void)[];
let listeners: Map<string, () => void>;

beforeEach(() => {
  const later = (): Later => ({ remove() {} });
  main = { remove: () => files.splice(files.indexOf(main), 1) };
  sheets = [];
  files = [later(), main, later()];
  added = [];
  frames = [];
  listeners = new Map();
});

function run(visibilityState: DocumentVisibilityState): void {
  runInNewContext(script, {
    document: {
      visibilityState,
      getElementById: (id: string) => (id === 'start' ? { content: 'of the template' } : null),
      importNode: () => ({
        files,
        querySelector: () => main,
        querySelectorAll: () => sheets,
      }),
      querySelectorAll: () =>
        sheets.map((_, index) => ({
          after: (sheet: Later) => added.push([`after style ${index}`, sheet]),
        })),
      head: {
        append: (node: { files?: Later[] }) => added.push(node.files ? [...node.files] : node),
      },
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
}

const nextFrame = () => frames.shift()?.();
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the files of a page are asked for when its first frame is painted, once, the main script with them', async () => {
  run('visible');
  nextFrame();
  expect(added).toEqual([]);
  nextFrame();
  await settled();
  expect(added).toEqual([files, main]);
  listeners.get('visibilitychange')?.();
  await settled();
  expect(added).toHaveLength(2);
});

test.each(['onload', 'onerror'] as const)(
  'style sheets stand behind what is shown of them, and the main script runs after their %s',
  async (settles) => {
    sheets = [{ remove() {} }, { remove() {} }];
    run('hidden');
    expect(added).toEqual([['after style 0', sheets[0]], ['after style 1', sheets[1]], files]);
    sheets[1]?.[settles]?.();
    await settled();
    expect(added).toHaveLength(3);
    sheets[0]?.[settles]?.();
    await settled();
    expect(added.at(-1)).toBe(main);
  },
);

test.each(['hidden', 'visible'] as const)(
  'a tab that goes to the background, or begins there (%s), asks at once, as no frame comes',
  (began) => {
    run(began);
    if (began === 'visible') listeners.get('visibilitychange')?.();
    expect(added).toEqual([files]);
  },
);
