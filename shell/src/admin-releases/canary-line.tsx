import type { AdminPart } from '@app/contracts/admin-releases';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { Card } from '@app/ui/card';
import { Row } from '@app/ui/layout';
import css from './admin-releases.module.css';
import { type AskedChange, asOf } from './asked-change.ts';
import { releaseTexts } from './release-texts.ts';

/** The canary of a part and how many visitors get it, with what can be done about it. */
export function CanaryLine({
  part,
  canary,
  live,
  onAsk,
}: {
  readonly part: AdminPart;
  readonly canary: NonNullable<AdminPart['canary']>;
  readonly live: string;
  readonly onAsk: ((asked: AskedChange) => void) | undefined;
}) {
  const seen = { part: part.name, version: canary.version, asOf: asOf(part) };
  const of = <span className="visually-hidden"> of {part.name}</span>;
  return (
    <Card padding="small">
      <p>
        <Badge variant="marker">Canary</Badge> {canary.percent}% of visitors get{' '}
        <span className={css.version}>{canary.version}</span>.
      </p>
      {onAsk && (
        <Row>
          <Button
            size="sm"
            onClick={() => onAsk({ kind: 'canary', ...seen, percent: canary.percent })}
          >
            {releaseTexts.percent}
            {of}
          </Button>
          <Button size="sm" onClick={() => onAsk({ kind: 'promote', ...seen, live })}>
            {releaseTexts.promote}
            <span className="visually-hidden"> the canary of {part.name}</span>
          </Button>
          <Button size="sm" onClick={() => onAsk({ kind: 'end-canary', ...seen, live })}>
            {releaseTexts.endCanary}
            {of}
          </Button>
        </Row>
      )}
    </Card>
  );
}
