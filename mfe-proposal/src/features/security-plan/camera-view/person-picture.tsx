import { useEffect, useRef } from 'react';
import css from './camera-view.module.css';
import { drawScene, pictureSize } from './draw-person.ts';
import type { Shown } from './shown-of-person.ts';

/** What the camera shows of the person: a picture of so many pixels, enlarged. */
export function PersonPicture({ shown }: { readonly shown: Shown }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = pictureSize(shown.pixelsPerMetre);
  const isThere = shown.hiddenBy === undefined;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !canvas.current) return;
    const style = getComputedStyle(canvas.current);
    const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
    const palette = {
      wall: colour('scene-wall'),
      joint: colour('scene-joint'),
      clothes: colour('scene-clothes'),
      seam: colour('scene-seam'),
      head: colour('scene-head'),
      cap: colour('scene-cap'),
    };
    drawScene(context, { width, height }, palette, isThere);
  }, [width, height, isThere]);
  const person = isThere
    ? `a person of ${shown.wide} by ${shown.high} pixels, with a cap and a dark jacket`
    : 'a brick wall, and nobody before it';
  return (
    <canvas
      ref={canvas}
      className={css.picture}
      width={width}
      height={height}
      role="img"
      aria-label={`What the camera shows, enlarged: ${person}. ${shown.words}`}
    />
  );
}
