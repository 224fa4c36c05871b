import { Progress } from '@app/ui/progress';
import { ProgressBar } from '@app/ui/progress-bar';
import { Spinner } from '@app/ui/spinner';
import css from './gallery.module.css';
import { Specimen } from './specimen.tsx';

export function Waiting() {
  return (
    <>
      <Specimen name="spinner">
        <Spinner label="Generating..." />
      </Specimen>
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
}
