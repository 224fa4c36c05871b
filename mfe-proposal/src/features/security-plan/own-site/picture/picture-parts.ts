/** One chunk: whoever needs one of them needs the others soon. */
export { PictureBehind } from './picture-behind.tsx';
export { PicturePanel } from './picture-panel.tsx';
export { ScaleSheet } from './scale-sheet.tsx';
