import { useHelmetReady } from '@app/kit';
import { Container, Split } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import type { Ref } from 'react';
import { DetailsStep } from './details-step.tsx';
import { EstablishmentStep } from './establishment-step.tsx';
import { SamplePlan } from './sample-plan.tsx';
import { StartStep } from './start-step.tsx';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { usePlan } from './use-plan.ts';

export function SecurityPlan() {
  useHelmetReady();
  const questionnaire = usePlan();
  const heading = useFocusOnStep(questionnaire.plan.step);
  return (
    <Container>
      <PageHead
        title="Security Plan Generator"
        lede="Tell us about your site, one question at a time, and get a plan that an installer can price and build from."
      />
      <Split even aside={<SamplePlan numbered={questionnaire.plan.step === 'start'} />}>
        <CurrentStep questionnaire={questionnaire} heading={heading} />
      </Split>
    </Container>
  );
}

function CurrentStep({
  questionnaire: { plan, start, next, answer, startOver },
  heading,
}: {
  readonly questionnaire: ReturnType<typeof usePlan>;
  readonly heading: Ref<HTMLHeadingElement>;
}) {
  switch (plan.step) {
    case 'start':
      return <StartStep heading={heading} attempt={plan.attempt} onStart={start} />;
    case 'establishment':
      return (
        <EstablishmentStep
          heading={heading}
          step={plan}
          onAnswer={answer}
          onNext={() => next(plan.chosen)}
          onStartOver={startOver}
        />
      );
    case 'details':
      return (
        <DetailsStep heading={heading} step={plan} onAnswer={answer} onStartOver={startOver} />
      );
  }
}
