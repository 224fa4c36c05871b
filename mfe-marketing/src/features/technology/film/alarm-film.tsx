import { Container, Section, Stack } from '@app/ui/layout';
import css from './alarm-film.module.css';
import film from './alarm-film.mp4';
import poster from './alarm-poster.webp';
import { alarmStory, FILM_SECONDS } from './alarm-story.ts';
import { Film } from './film.tsx';

const SCENE_LIST = 'what-the-film-shows';

/** What an alarm system does during a break-in, as a film and in words. */
export const AlarmFilm = () => (
  <Section>
    <Container>
      <Stack gap="lg">
        <Stack gap="sm">
          <h2>What happens in a break-in</h2>
          <p>
            The film has no sound. It shows a break-in at the house in the drawing above, and the
            list gives the same steps in words.
          </p>
        </Stack>
        <div className={css.beside}>
          <Film
            title="Film: what happens in a break-in"
            source={film}
            poster={poster}
            seconds={FILM_SECONDS}
            describedBy={SCENE_LIST}
          />
          <ol id={SCENE_LIST} className={css.account}>
            {alarmStory.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Stack>
    </Container>
  </Section>
);
