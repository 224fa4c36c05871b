import type { SiteContext } from '@app/site/site-config';
import { SHARE_IMAGE } from '../../src/head/share-image.ts';
import { cameraScene } from './camera-scene.ts';
import { ON_SHEET } from './colours.ts';
import { markOnDark } from './mark.ts';
import { type Picture, TYPEFACE } from './painter.ts';

/** Longer titles are set smaller, to stay clear of the drawing. */
const LONG_TITLE = 30;

/**
 * The picture that services show beside a link to a page: its title on the company's dark sheet.
 */
export function shareCard(title: string, { company, accent }: SiteContext): Picture {
  const { width, height } = SHARE_IMAGE;
  return {
    width,
    height,
    drawings: {
      scene: cameraScene(accent, width, height),
      mark: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 50 50">${markOnDark(accent)}</svg>`,
    },
    node: {
      type: 'container',
      style: { width, height },
      children: [
        { type: 'image', src: 'scene', style: { position: 'absolute', top: 0, left: 0 } },
        {
          type: 'container',
          style: {
            position: 'relative',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            width,
            height,
            padding: '60px 72px 72px',
            color: ON_SHEET,
            fontFamily: TYPEFACE,
          },
          children: [brand(company.name), heading(title)],
        },
      ],
    },
  };
}

const brand = (name: string): Picture['node'] => ({
  type: 'container',
  style: { display: 'flex', alignItems: 'center', gap: 22, width: 860 },
  children: [
    { type: 'image', src: 'mark', style: { width: 80, height: 80, flexShrink: 0 } },
    {
      type: 'text',
      text: name,
      style: { fontSize: 34, fontWeight: 700, letterSpacing: -0.8, lineClamp: 1 },
    },
  ],
});

const heading = (title: string): Picture['node'] => ({
  type: 'text',
  text: title,
  style: {
    width: 660,
    fontSize: title.length > LONG_TITLE ? 64 : 80,
    fontWeight: 640,
    lineHeight: 1.08,
    letterSpacing: -2,
    lineClamp: 4,
    textWrap: 'balance',
  },
});
