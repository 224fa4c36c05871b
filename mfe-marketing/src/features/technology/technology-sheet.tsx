import type { PageProps } from '@app/federation/remote-module';
import { Link, useHelmetReady } from '@app/kit';
import { paths } from '@app/site/paths';
import { Breadcrumbs } from '@app/ui/breadcrumbs';
import { buttonProps } from '@app/ui/button';
import { CtaBand } from '@app/ui/cta-band';
import { DrawingFrame } from '@app/ui/drawing-frame';
import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import { Container, Section, Stack } from '@app/ui/layout';
import { ContactOnPaper } from '../../company/contact-on-paper.tsx';
import { DevicePrices } from './device-prices.tsx';
import type { TechnologyData } from './load-technology-prices.ts';
import { Specifications } from './specifications.tsx';
import type { Approach, Technology } from './technology.ts';
import css from './technology-sheet.module.css';
import { WaysOn } from './ways-on.tsx';

/** A page's component. Content is a function, so that a bundler can drop it where it is unused. */
export const technologySheet =
  (content: () => Technology) =>
  ({ resource }: PageProps<TechnologyData>) => (
    <TechnologySheet
      technology={content()}
      prices={resource.phase === 'ready' ? resource.data.prices : []}
    />
  );

/** One technology as a data sheet: drawing, planning steps, specifications. */
function TechnologySheet({
  technology,
  prices,
}: TechnologyData & { readonly technology: Technology }) {
  useHelmetReady();
  const {
    summary,
    drawing,
    details: Details,
    approach,
    specifications,
    questions,
    related,
    next,
  } = technology;
  const getStarted = <GetStarted topic={summary.id} />;
  return (
    <>
      <Container className={css.hero}>
        <Stack className={css.words}>
          <Breadcrumbs current={summary.title}>
            <Link to={paths.explorer}>Technology</Link>
          </Breadcrumbs>
          <h1 tabIndex={-1} data-page-heading="">
            {summary.title}
          </h1>
          <p className={css.lede}>{technology.lede}</p>
          {technology.introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={css.action} data-print="hide">
            {getStarted}
          </div>
        </Stack>
        <Stack>
          <DrawingFrame
            titleBlock={[
              { term: 'Drawing', text: drawing.title },
              { term: 'Scale', text: drawing.scale },
              typeof drawing.rule === 'string'
                ? { term: 'Rule', text: drawing.rule }
                : { term: 'Our rule', text: drawing.rule.planningValue },
            ]}
            toolbar={drawing.Toolbar && <drawing.Toolbar />}
            upright={<drawing.Upright />}
            parts={drawing.parts}
          >
            <drawing.Sheet />
          </DrawingFrame>
          <DevicePrices prices={prices} />
        </Stack>
      </Container>
      {Details ? <Details /> : null}
      <Section>
        <Container>
          <ApproachSteps approach={approach} />
        </Container>
      </Section>
      <Section>
        <Container>
          <Specifications specifications={specifications} />
        </Container>
      </Section>
      <Section>
        <Container>
          <AskAnyInstaller questions={questions} />
        </Container>
      </Section>
      <Section>
        <Container>
          <WaysOn topic={summary.id} related={related} />
        </Container>
      </Section>
      <Container>
        <CtaBand title={next.heading} text={next.text} action={getStarted} />
        <ContactOnPaper />
      </Container>
    </>
  );
}

/** The contact page says what the message is about, so that the visitor does not have to. */
const GetStarted = ({ topic }: { readonly topic: string }) => (
  <Link to={`${paths.contact}?topic=${topic}`} {...buttonProps({ variant: 'primary', size: 'lg' })}>
    Get Started
    <ArrowRightIcon />
  </Link>
);

/** Numbered in the order of the work. */
function ApproachSteps({ approach }: { readonly approach: Approach }) {
  return (
    <Stack gap="lg">
      <h2>{approach.heading}</h2>
      <ol className={css.steps}>
        {approach.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** Questions for every installer who quotes, so that a visitor can compare them. */
function AskAnyInstaller({ questions }: { readonly questions: readonly string[] }) {
  return (
    <div className={css.beside}>
      <Stack gap="sm">
        <h2>Ask any installer</h2>
        <p>Ask us too. A good answer gives a figure or shows it on a drawing.</p>
      </Stack>
      <ul className={css.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
