import css from './gallery.module.css';
import { Specimen } from './specimen.tsx';
import { tokenGroups, tokensOf } from './token-groups.ts';

const sizes = tokenGroups.find(({ title }) => title === 'Type scale')?.names ?? [];

export function Typography() {
  return (
    <>
      {sizes.map((size) => (
        <Specimen key={size} name={size}>
          <p className={css.line} style={{ fontSize: `var(${size})` }}>
            Gate 1, camera Il0
          </p>
        </Specimen>
      ))}
      {tokensOf('--font-').map((family) => (
        <Specimen key={family} name={family}>
          <p style={{ fontFamily: `var(${family})` }}>Quick brown fox, 0123456789 R 1 249.50</p>
        </Specimen>
      ))}
      {tokensOf('--weight-').map((weight) => (
        <Specimen key={weight} name={weight}>
          <p style={{ fontWeight: `var(${weight})` }}>Every system starts with a drawing</p>
        </Specimen>
      ))}
    </>
  );
}
