import { useNavigate } from '@app/kit';
import { technologyPath } from '@app/site/paths';
import { SelectField } from '@app/ui/field';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { TechnologySummary } from '../technology/technology.ts';
import css from './solution-chooser.module.css';

/** A dropdown that opens the page of the chosen technology. Needs JavaScript; the cards do not. */
export function SolutionChooser({
  available,
  comingSoon,
}: {
  readonly available: readonly TechnologySummary[];
  readonly comingSoon: readonly TechnologySummary[];
}) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  // Arrow keys and letters change a closed dropdown at every keystroke. Without this flag, the page
  // of the first option on the way would open.
  const browsing = useRef(false);
  const open = (id: string) => navigate(technologyPath(id));

  function follow(event: KeyboardEvent<HTMLSelectElement>) {
    const decided = event.key === 'Enter' || event.key === ' ';
    browsing.current = !decided;
    if (event.key === 'Enter' && chosen) open(chosen);
  }

  return (
    <div className={css.chooser}>
      <SelectField
        name="solution"
        label="Choose a security solution"
        hint="Choose one to open its page."
        placeholder={`${available.length} technologies`}
        options={[
          ...available.map(({ id, title }) => ({ value: id, label: title })),
          ...comingSoon.map(({ id, title }) => ({
            value: id,
            label: `${title} (Coming Soon)`,
            disabled: true,
          })),
        ]}
        value={chosen}
        onKeyDown={follow}
        onPointerDown={() => {
          browsing.current = false;
        }}
        onChange={({ target: { value } }) => {
          setChosen(value);
          if (value && !browsing.current) open(value);
        }}
      />
    </div>
  );
}
