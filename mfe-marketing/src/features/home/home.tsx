import { useHelmetReady } from '@app/kit';
import { Container } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { ContactLines } from './contact-lines.tsx';
import { Goals } from './goals.tsx';
import { Hero } from './hero.tsx';
import css from './home.module.css';

/** The home page, which has no header or footer. */
export function Home() {
  useHelmetReady();
  return (
    <>
      <Hero />
      <Container className={css.sheet}>
        <Goals />
        <aside className={css.end} aria-label="Before you start">
          <Notice variant="caution" className={css.caution}>
            <p>
              <strong>Please use with caution.</strong> This site and its functions rely heavily on
              AI, and AI can get things wrong. Check anything important with us before you act on
              it.
            </p>
          </Notice>
          <ContactLines />
        </aside>
      </Container>
    </>
  );
}
