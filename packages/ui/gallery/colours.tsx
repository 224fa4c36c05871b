import css from './gallery.module.css';
import { RoleList } from './role-list.tsx';
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
