import { useNavigate } from '@app/kit';
import { technologyPath } from '@app/site/paths';
import { SelectField } from '@app/ui/field';
import type { TechnologySummary } from '../technology/technology.ts';
import css from './solution-chooser.module.css';

/** A dropdown that opens the page of what is chosen. Needs JavaScript; the cards do not. */
export function SolutionChooser({
  available,
  comingSoon,
}: {
  readonly available: readonly TechnologySummary[];
  readonly comingSoon: readonly TechnologySummary[];
}) {
  const navigate = useNavigate();
  return (
    <div className={css.chooser}>
      <SelectField
        name="solution"
        label="Choose a security solution"
        hint="Its page opens when you choose."
        placeholder={`${available.length} technologies`}
        options={[
          ...available.map(({ id, title }) => ({ value: id, label: title })),
          ...comingSoon.map(({ id, title }) => ({
            value: id,
            label: `${title} (Coming Soon)`,
            disabled: true,
          })),
        ]}
        value=""
        onChange={(event) => navigate(technologyPath(event.target.value))}
      />
    </div>
  );
}
