import css from './gallery.module.css';
import { Specimen } from './specimen.tsx';
import { tokensOf } from './token-groups.ts';

export function Spacing() {
  return (
    <>
      {tokensOf('--space-').map((space) => (
        <Specimen key={space} name={space}>
          <div className={css.bar} style={{ width: `var(${space})` }} />
        </Specimen>
      ))}
      <ul className={css.tiles}>
        {tokensOf('--radius-').map((radius) => (
          <li key={radius} className={css.tile}>
            <span className={css.corner} style={{ borderRadius: `var(${radius})` }} />
            <code className={css.name}>{radius}</code>
          </li>
        ))}
        {tokensOf('--shadow-').map((shadow) => (
          <li key={shadow} className={css.tile}>
            <span className={css.corner} style={{ boxShadow: `var(${shadow})` }} />
            <code className={css.name}>{shadow}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
