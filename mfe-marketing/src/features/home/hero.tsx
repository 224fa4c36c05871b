import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Brand } from '@app/ui/brand';
import { Button, buttonProps } from '@app/ui/button';
import { GridPaper } from '@app/ui/grid-paper';
import { PauseIcon } from '@app/ui/icons/pause';
import { PlayIcon } from '@app/ui/icons/play';
import { SirenIcon } from '@app/ui/icons/siren';
import { Container } from '@app/ui/layout';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { ContactLines } from './contact-lines.tsx';
import { type Drift, drift, onDrift, pauseOrResume } from './drift.ts';
import { driftDots } from './drift-dots.ts';
import css from './hero.module.css';
import { PlanDrawing } from './plan-drawing.tsx';

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

/** Pauses and resumes the moving background. Not shown if the visitor prefers reduced motion. */
function DriftButton() {
  const state = useSyncExternalStore<Drift>(onDrift, drift, () => 'still');
  if (state === 'still') return null;
  const [Icon, label] =
    state === 'drifting'
      ? [PauseIcon, 'Pause the moving background']
      : [PlayIcon, 'Play the moving background'];
  return (
    <Button size="icon" className={css.button} aria-label={label} onClick={pauseOrResume}>
      <Icon />
    </Button>
  );
}

/** The background: a plan on grid paper with two cameras, and the dots that they find. */
function WatchedSite() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const plan = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (canvas.current && plan.current) return driftDots(canvas.current, plan.current);
  }, []);
  return (
    <GridPaper className={css.site} aria-hidden="true">
      <div ref={plan} className={css.plan}>
        <PlanDrawing />
      </div>
      <canvas ref={canvas} className={css.dots} />
    </GridPaper>
  );
}
