import { Progress } from '@app/ui/progress';
import { ProgressBar } from '@app/ui/progress-bar';
import css from '../../gallery/gallery.module.css';
import { Specimen } from '../../gallery/specimen.tsx';

export const States = () => (
  <>
    {[0, 0.42, 1].map((share) => (
      <Progress key={share} label={`Progress at ${share}`} share={share} />
    ))}
    <Specimen name="progress bar, at the top edge of a page">
      <div className={css.screen}>
        <ProgressBar label="Example of a loading page" />
      </div>
    </Specimen>
  </>
);
