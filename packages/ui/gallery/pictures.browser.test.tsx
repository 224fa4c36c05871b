import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';

/** As it is drawn, as the data of a PNG. */
async function drawn(svg: string, name: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}#${name}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  return canvas.toDataURL();
}

/** The image alone in a frame, to measure what is in it. */
async function opened(svg: string): Promise<Document> {
  const frame = document.createElement('iframe');
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  Object.assign(frame, { width: '720', height: '3000', src: address });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  onTestFinished(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  });
  await loaded;
  if (!frame.contentDocument) throw new Error('The frame shows nothing.');
  return frame.contentDocument;
}

test('the image of a release shows the component that its address names, whole, with its drawings', async () => {
  const svg = await commands.designPictures();
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  const pictures = ['button', 'badge', 'nothing'].map((name) => drawn(svg, name));
  const blank = drawn('<svg xmlns="http://www.w3.org/2000/svg" />', '');
  expect(new Set(await Promise.all([...pictures, blank])).size).toBe(4);

  const frame = await opened(svg);
  const room = Number(parsed.documentElement.getAttribute('height'));
  const emptyOrCut: string[] = [];
  for (const picture of frame.querySelectorAll(':root > g')) {
    frame.location.hash = picture.id;
    const { height = 0 } = picture.querySelector('body')?.getBoundingClientRect() ?? {};
    if (height < 40 || height > room) emptyOrCut.push(`${picture.id}: ${height}`);
  }
  expect(emptyOrCut).toEqual([]);
  frame.location.hash = 'brand';
  expect(frame.querySelector('#brand path')?.getBoundingClientRect().width).toBeGreaterThan(10);
});
