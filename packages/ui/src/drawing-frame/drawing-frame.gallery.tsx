import { Button } from '@app/ui/button';
import { DrawingFrame } from '@app/ui/drawing-frame';
import css from '../../gallery/gallery.module.css';
import { Sheet } from '../../gallery/specimen.tsx';
import { surfaces, tokenGroups } from '../../gallery/token-groups.ts';

const roles = tokenGroups.find(({ title }) => title === 'Drawing')?.names ?? [];

export const States = () =>
  surfaces.map((surface) => <OnSurface key={surface} surface={surface} />);
export const Picture = () => <OnSurface surface={undefined} />;

function OnSurface({ surface }: { readonly surface: (typeof surfaces)[number] }) {
  return (
    <Sheet surface={surface}>
      <DrawingFrame
        titleBlock={[
          { term: 'Drawing', text: `Roles of a drawing, ${surface ?? 'light'}` },
          { term: 'Scale', text: 'None' },
          { term: 'Rule', text: 'None' },
        ]}
        toolbar={<Button size="sm">A control of the drawing</Button>}
        upright={<Roles width={288} />}
      >
        <Roles width={840} />
      </DrawingFrame>
      <DrawingFrame
        titleBlock={[{ term: 'Drawing', text: 'Two sheets and a key' }]}
        upright={<Camera label="A camera, upright sheet." width={288} />}
        parts={[
          { name: 'Camera', text: 'The first part.' },
          {
            name: 'View',
            text: 'The second part, with a longer text that takes more than one line.',
          },
        ]}
      >
        <Camera label="A camera, wide sheet." width={840} />
      </DrawingFrame>
    </Sheet>
  );
}

/** Stands for a drawing of that many units. */
const Camera = ({ label, width }: { readonly label: string; readonly width: number }) => (
  <svg viewBox={`0 0 ${width} 200`} role="img" aria-label={label}>
    <path d={`M40 100L${width - 40} 40V160Z`} style={{ fill: 'var(--draw-accent-fill)' }} />
    <rect x="20" y="88" width="32" height="24" style={{ fill: 'var(--draw-line)' }} />
  </svg>
);

/** As many columns as the sheet is wide. */
function Roles({ width }: { readonly width: number }) {
  const columns = Math.floor(width / 205);
  const height = 20 + Math.ceil(roles.length / columns) * 100;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Every colour role of drawings, by name."
    >
      {roles.map((role, index) => (
        <g
          key={role}
          transform={`translate(${20 + (index % columns) * 205} ${20 + Math.floor(index / columns) * 100})`}
        >
          <rect width="180" height="60" className={css.role} style={{ fill: `var(${role})` }} />
          <text y="80" className={css.drawn}>
            {role}
          </text>
        </g>
      ))}
    </svg>
  );
}
