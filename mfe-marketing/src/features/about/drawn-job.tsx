import type { DrawnJob as Job } from '@app/site/site-config';
import css from './drawn-job.module.css';

/** A job of the company with its drawing; nothing when the site configuration has none. */
export function DrawnJob({ job }: { readonly job: Job | undefined }) {
  if (!job) return null;
  const { title, text, drawing } = job;
  return (
    <div className={css.job}>
      <h3>{title}</h3>
      <p>{text}</p>
      <figure>
        <img
          src={drawing.file}
          alt={drawing.alt}
          width={840}
          height={470}
          loading="lazy"
          decoding="async"
        />
      </figure>
    </div>
  );
}
