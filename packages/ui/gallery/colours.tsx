import { type Colour, contrast } from '@app/site/contrast';
import { useLayoutEffect, useRef, useState } from 'react';
import css from './gallery.module.css';
import { Sheet } from './specimen.tsx';
import { surfaces, tokenGroups } from './token-groups.ts';

const ROLES = ['Surfaces', 'Text', 'Lines', 'Action', 'Solid', 'Severity'];
const groups = tokenGroups.filter(({ title }) => ROLES.includes(title));

export function Colours() {
  return (
    <>
      {surfaces.map((surface) => (
        <Sheet key={surface ?? 'light'} surface={surface}>
          {groups.map(({ title, note, names }) => (
            <div key={title}>
              <h4>{title}</h4>
              <p className={css.note}>{note}</p>
              <RoleList names={names} />
            </div>
          ))}
        </Sheet>
      ))}
    </>
  );
}

/** Swatches of colour roles with their contrast to the background, as the browser resolves them. */
function RoleList({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [ratios, setRatios] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    const style = list.current && getComputedStyle(list.current);
    if (!style) return;
    setRatios(Object.fromEntries(names.map((name) => [name, ratioOf(name, style)])));
  }, [names]);
  return (
    <ul ref={list} className={css.tiles}>
      {names.map((name) => (
        <li key={name} className={css.tile}>
          <span className={css.swatch} style={{ background: `var(${name})` }} />
          <code className={css.name}>{name}</code>
          <span className={css.name}>{ratios[name]}</span>
        </li>
      ))}
    </ul>
  );
}

/** The other colour for the contrast: a button for its text, the body text for a surface. */
function partnerOf(name: string): string {
  if (name.startsWith('--on-')) return name.replace('--on-', '--');
  return name.startsWith('--surface-') ? '--text-body' : '--surface-page';
}

function ratioOf(name: string, style: CSSStyleDeclaration): string {
  const partner = partnerOf(name);
  const page = style.getPropertyValue('--surface-page');
  const one = colourOf(page, style.getPropertyValue(name));
  const other = colourOf(page, style.getPropertyValue(partner));
  return `${contrast(one, other).toFixed(1)} : 1, ${partner.slice(2)}`;
}

/** The opaque colour that the browser paints for these CSS colours on top of each other. */
function colourOf(...layers: readonly string[]): Colour {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas');
  for (const layer of layers) {
    pen.fillStyle = layer;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
