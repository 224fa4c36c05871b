import { Button } from '@app/ui/button';
import { DrawingFrame } from '@app/ui/drawing-frame';
import css from './gallery.module.css';
import { Sheet } from './specimen.tsx';
import { surfaces, tokenGroups } from './token-groups.ts';

const roles = tokenGroups.find(({ title }) => title === 'Drawing')?.names ?? [];

export function Drawing() {
  return surfaces.map((surface) => (
    <Sheet key={surface ?? 'light'} surface={surface}>
      <DrawingFrame
        titleBlock={[
          { term: 'Drawing', text: `Roles of a drawing, ${surface ?? 'light'}` },
          { term: 'Scale', text: 'None' },
          { term: 'Rule', text: 'None' },
        ]}
        toolbar={<Button size="sm">A control of the drawing</Button>}
      >
        <Roles />
      </DrawingFrame>
    </Sheet>
  ));
}

function Roles() {
  return (
    <svg viewBox="0 0 840 320" role="img" aria-label="Every colour role of drawings, by name.">
      {roles.map((role, index) => (
        <g
          key={role}
          transform={`translate(${20 + (index % 4) * 205} ${20 + Math.floor(index / 4) * 100})`}
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
