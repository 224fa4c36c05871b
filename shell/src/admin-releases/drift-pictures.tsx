import css from './admin-releases.module.css';
import type { Drift } from './design-drift.ts';

/** Other tokens and another base change all components: these show most of them. */
const EXAMPLES = ['button', 'field', 'table', 'markdown'];

/** Each component that differs, as the part and as the shell have it; folded away. */
export function DriftPictures({
  drift: { part, components, pictures },
}: {
  readonly drift: Drift;
}) {
  if (!pictures) return null;
  const names = components.length > 0 ? components : EXAMPLES;
  const sides = [
    [part, pictures.own],
    ['shell', pictures.shell],
  ] as const;
  return (
    <details className={css.note}>
      <summary>Pictures of both</summary>
      {names.map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a scrolling box
        <div
          key={name}
          className={css.pictures}
          role="group"
          aria-label={`Pictures of ${name}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
          tabIndex={0}
        >
          {sides.map(([side, image]) => (
            <figure key={side}>
              <figcaption>
                {name}, {side}
              </figcaption>
              <img
                src={`${image}#${name}`}
                alt={`Examples of ${name} as ${side} has it`}
                width="720"
                height="3000"
                loading="lazy"
              />
            </figure>
          ))}
        </div>
      ))}
    </details>
  );
}
