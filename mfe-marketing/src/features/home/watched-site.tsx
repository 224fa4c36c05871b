import { GridPaper } from '@app/ui/grid-paper';
import { useEffect, useRef } from 'react';
import { driftDots } from './drift-dots.ts';
import css from './hero.module.css';
import { PlanDrawing } from './plan-drawing.tsx';

/** The background: a plan on grid paper with two cameras, and the dots that they find. */
export function WatchedSite() {
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
