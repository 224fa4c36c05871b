import { Link, useHelmetReady } from '@app/kit';
import { paths } from '@app/site/paths';
import { Breadcrumbs } from '@app/ui/breadcrumbs';
import { buttonProps } from '@app/ui/button';
import { CtaBand } from '@app/ui/cta-band';
import { DrawingFrame } from '@app/ui/drawing-frame';
import { ArrowRightIcon } from '@app/ui/icons';
import { Container, Section, Stack } from '@app/ui/layout';
import { ContactOnPaper } from '../../company/contact-on-paper.tsx';
import { ApproachSteps } from './approach-steps.tsx';
import { AskAnyInstaller } from './ask-any-installer.tsx';
import { Specifications } from './specifications.tsx';
import type { Technology } from './technology.ts';
import css from './technology-sheet.module.css';

/** A page's component. Content is a function, so that a bundler can drop it where it is unused. */
export const technologySheet = (content: () => Technology) => () => (
  <TechnologySheet technology={content()} />
);

/** One technology as a data sheet: drawing, planning steps, specifications. */
function TechnologySheet({ technology }: { readonly technology: Technology }) {
  useHelmetReady();
  const {
    summary,
    drawing,
    details: Details,
    approach,
    specifications,
    questions,
    next,
  } = technology;
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
            <GetStarted />
          </div>
        </Stack>
        <DrawingFrame
          titleBlock={[
            { term: 'Drawing', text: drawing.title },
            { term: 'Scale', text: drawing.scale },
            typeof drawing.rule === 'string'
              ? { term: 'Rule', text: drawing.rule }
              : { term: 'Our rule', text: drawing.rule.ours },
          ]}
          toolbar={drawing.Toolbar && <drawing.Toolbar />}
          upright={drawing.Upright && <drawing.Upright />}
          parts={drawing.parts}
        >
          <drawing.Sheet />
        </DrawingFrame>
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
      <Container>
        <CtaBand title={next.heading} text={next.text} action={<GetStarted />} />
        <ContactOnPaper />
      </Container>
    </>
  );
}

const GetStarted = () => (
  <Link to={paths.contact} {...buttonProps({ variant: 'primary', size: 'lg' })}>
    Get Started
    <ArrowRightIcon />
  </Link>
);
