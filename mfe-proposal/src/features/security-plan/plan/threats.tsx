import type { PlanThreat } from '@app/contracts/security-plan';
import { type RatedThreat, ratedThreats } from '@app/site-plan/threat-rating';
import { Balloon } from '@app/ui/badge';
import { PlanSection } from './plan-section.tsx';
import { ThreatMatrix } from './threat-matrix.tsx';
import css from './threats.module.css';

/** What the plan protects against, as a picture and as a table. */
export function Threats({
  title,
  threats,
}: {
  readonly title: string;
  readonly threats: readonly PlanThreat[];
}) {
  const rated = ratedThreats(threats);
  return (
    <PlanSection title={title}>
      <p>
        Likelihood goes from 1 (rare) to 5 (expected), impact from 1 (minor) to 5 (severe). An amber
        letter marks what to deal with first.
      </p>
      <div className={css.both}>
        <ThreatMatrix threats={rated} />
        <table className={css.table}>
          <caption className="visually-hidden">{title}: threats and measures</caption>
          <thead>
            <tr>
              <th scope="col">Threat</th>
              <th scope="col">Likelihood × impact</th>
              <th scope="col">Measures</th>
            </tr>
          </thead>
          <tbody>
            {rated.map((threat) => (
              <ThreatRow key={threat.letter} threat={threat} />
            ))}
          </tbody>
        </table>
      </div>
    </PlanSection>
  );
}

function ThreatRow({ threat }: { readonly threat: RatedThreat }) {
  const { letter, first, likelihood, impact, score, reason, controls } = threat;
  return (
    <tr>
      <th scope="row">
        <span className={css.threat}>
          <Balloon first={first}>{letter}</Balloon> {threat.threat}
        </span>
        <span className={css.reason}>{reason}</span>
      </th>
      <td className={css.score}>
        {likelihood} × {impact} = {score}
      </td>
      <td>
        {controls.length > 0 ? (
          <ul className={css.controls}>
            {controls.map((control) => (
              <li key={control}>{control}</li>
            ))}
          </ul>
        ) : (
          'Nothing in this plan'
        )}
      </td>
    </tr>
  );
}
