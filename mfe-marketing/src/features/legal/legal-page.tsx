import { useHelmetReady, useSite } from '@app/kit';
import { formatDay } from '@app/site/johannesburg-time';
import { Container, Prose } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { ContactOnPaper } from '../../company/contact-on-paper.tsx';
import type { LegalDocument } from './legal-document.ts';
import css from './legal-page.module.css';

/** A page's component, made from its document. */
export const legalPage = (document: LegalDocument) => () => <LegalPage document={document} />;

function LegalPage({ document }: { readonly document: LegalDocument }) {
  useHelmetReady();
  const { title, lede } = document;
  const site = useSite();
  const sections = document.sections.filter(({ isThere }) => isThere?.(site) ?? true);
  const [label, date] = document.dated;
  return (
    <Container>
      <PageHead title={title} lede={lede}>
        <p className={css.dated}>
          {label} <time dateTime={date}>{formatDay(date)}</time>
        </p>
      </PageHead>
      <div className={css.sheet}>
        <nav className={css.contents} aria-labelledby="contents" data-print="hide">
          <h2 id="contents">On this page</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.sections}>
          {sections.map(({ id, title: heading, Body }) => (
            <Prose as="section" key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <Body />
            </Prose>
          ))}
        </div>
      </div>
      <ContactOnPaper />
    </Container>
  );
}
