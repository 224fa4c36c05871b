import { type ReactNode, useId } from 'react';
import css from './about-section.module.css';

/** A ruled row of the page: heading beside the text, or above it where the content needs the width. */
export function AboutSection({
  title,
  wide,
  children,
}: {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.section} data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={css.content}>{children}</div>
    </section>
  );
}
