import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Brand } from '@app/ui/brand';
import { buttonProps } from '@app/ui/button';
import { SirenIcon } from '@app/ui/icons/siren';
import { Container } from '@app/ui/layout';
import { useId } from 'react';
import { ContactLines } from './contact-lines.tsx';
import { DriftButton } from './drift-button.tsx';
import css from './hero.module.css';
import { WatchedSite } from './watched-site.tsx';

export function Hero() {
  const { company } = useSite();
  const headingId = useId();
  return (
    <section className={css.hero} data-surface="dark" aria-labelledby={headingId}>
      <WatchedSite />
      <Container>
        <div className={css.bar}>
          <span role="img" aria-label={company.name}>
            <Brand shortName={company.shortName} restOfName={company.restOfName} size="lg" />
          </span>
          <div className={css.contact}>
            <ContactLines />
          </div>
          <DriftButton />
        </div>
        <div className={css.text}>
          <h1 id={headingId} tabIndex={-1} data-page-heading="">
            <span>Welcome to</span> {company.name}
          </h1>
          <p className={css.lede}>
            A leading provider of integrated security solutions for businesses and homes.
          </p>
          <Link to={paths.incident} {...buttonProps({ variant: 'primary', size: 'lg' })}>
            <SirenIcon />
            Urgent post-incident assistance
          </Link>
        </div>
      </Container>
    </section>
  );
}
