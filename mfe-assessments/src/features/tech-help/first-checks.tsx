import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { Notice } from '@app/ui/notice';
import css from './first-checks.module.css';

const checks = [
  {
    title: 'Power',
    text: 'Is the plug in, and is the wall switch on? Has load-shedding just ended? Then give the system a few minutes to start.',
  },
  {
    title: 'Batteries',
    text: 'Put new batteries of the same type into the remote, the wireless detector or the keypad that does not answer.',
  },
  {
    title: 'Router',
    text: 'No picture in the app? Check that your internet works. If not, switch the router off at the plug, wait a minute and switch it on again.',
  },
  {
    title: 'Messages',
    text: 'Write down the message or the light on the keypad, the recorder or the app. It tells us what to bring.',
  },
] as const;

/** Checks that need no tool and no cover to be opened, and what nobody but a technician may touch. */
export function FirstChecks() {
  const { phone } = useSite().company;
  return (
    <>
      <Card as="section" aria-labelledby="checks-heading">
        <h2 id="checks-heading">Try this first</h2>
        <dl className={css.checks}>
          {checks.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Notice variant="caution">
        <strong>Do not open anything</strong>
        <p>
          Leave the energiser, the DB board, power supplies and the cover of the gate motor closed,
          and do not climb onto the roof. Keep people and animals away from a broken fence wire or a
          gate that moves by itself, and call <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
        </p>
      </Notice>
      <Card as="section" tone="sunken" aria-labelledby="incident-heading">
        <h2 id="incident-heading">Broken into?</h2>
        <p className={css.text}>
          Do not use this form. Call us or use the{' '}
          <Link to={paths.incident}>urgent assistance form</Link>.
        </p>
      </Card>
    </>
  );
}
