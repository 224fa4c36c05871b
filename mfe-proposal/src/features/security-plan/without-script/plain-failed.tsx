import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Row } from '@app/ui/layout';
import { queryOf } from '../flow/place.ts';
import { StepSection } from '../steps/step-section.tsx';
import { Hidden } from './hidden.tsx';
import { PlainForm } from './plain-form.tsx';
import { controlNames, type PlanPost } from './plan-post.ts';

interface Props {
  readonly post: PlanPost;
  readonly message: string;
  /** The visitor has to contact the company, because trying again would not help. */
  readonly needsPeople: boolean;
}

/** The step could not be made. Retry sends the same post again. */
export function PlainFailed({ post, message, needsPeople }: Props) {
  const { from, go, asked, given } = post;
  return (
    <StepSection title="Not done yet">
      <PlainForm id="retry" post={post} place={from}>
        <ErrorSummary title={message} />
        {needsPeople && (
          <p>
            <Link to={paths.contact}>Contact us</Link>
          </p>
        )}
        {go && <Hidden name={controlNames.go} value={queryOf(go)} />}
        {asked.map((name) => (
          <Hidden key={name} name={controlNames.asked} value={name} />
        ))}
        {Object.keys(given).length > 0 && <p>Your answers are still on this page. Keep it open.</p>}
        <Row>
          <Button type="submit" variant="primary" size="lg">
            Retry
          </Button>
        </Row>
      </PlainForm>
    </StepSection>
  );
}
