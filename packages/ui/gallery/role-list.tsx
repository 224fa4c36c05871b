import { contrast } from '@app/site/contrast';
import { useLayoutEffect, useRef, useState } from 'react';
import { colourOf } from './colour-of.ts';
import css from './gallery.module.css';

/** Swatches of colour roles with their contrast to the background, as the browser resolves them. */
export function RoleList({ names }: { readonly names: readonly string[] }) {
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
