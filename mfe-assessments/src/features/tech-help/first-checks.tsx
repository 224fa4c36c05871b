import { useSite } from '@app/kit';
import { Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import css from './first-checks.module.css';

const checks = [
  {
    title: 'Power',
    text: 'Is the plug in, and is the wall switch on? Has load-shedding just ended? Then give the system a few minutes to start.',
  },
  {
    title: 'Batteries',
    text: 'Put new batteries of the same type into the remote, wireless detector or keypad that does not respond.',
  },
  {
    title: 'Router',
    text: 'No picture in the app? Check that your internet works. If not, switch the router off at the plug, wait a minute and switch it on again.',
  },
  {
    title: 'Messages',
    text: 'Write down the message or the light on the keypad, the recorder or the app. It helps us to find the fault.',
  },
] as const;

/** Checks that need no tool and no open cover, and what only a technician may touch. */
export function FirstChecks() {
  const { phone } = useSite().company;
  return (
    <Stack as="section" aria-labelledby="checks-heading">
      <h2 id="checks-heading">Try this first</h2>
      <dl className={css.checks}>
        {checks.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Notice variant="caution">
        <strong>Do not open anything</strong>
        <p>
          Leave the energiser, the DB board, power supplies and the cover of the gate motor closed,
          and do not climb onto the roof. Keep people and animals away from a broken fence wire or a
          gate that moves by itself, and call <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
        </p>
      </Notice>
    </Stack>
  );
}
