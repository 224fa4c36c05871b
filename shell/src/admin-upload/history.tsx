import type { PriceListChange } from '@app/contracts/admin-price-list';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Badge } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { counted } from '@app/wording/counted';
import { useId } from 'react';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import css from './admin-upload.module.css';
import { FileLine } from './file-line.tsx';
import { uploadTexts } from './upload-texts.ts';

interface Props {
  /** Undefined until they are read. */
  readonly changes: readonly PriceListChange[] | undefined;
  readonly problem: string | undefined;
  readonly onRetry: () => void;
  readonly onGoBack: (to: PriceListChange) => void;
}

/** Every change of the price list, the newest first, with the way back to the lists that are kept. */
export function History({ changes, problem, onRetry, onGoBack }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.history}>
      <h2 id={id}>{uploadTexts.history}</h2>
      <div role="alert">
        {problem && <OutcomeMessage outcome="failed">{problem}</OutcomeMessage>}
      </div>
      {problem && (
        <div>
          <Button onClick={onRetry}>{uploadTexts.tryAgain}</Button>
        </div>
      )}
      {!changes && !problem && <p role="status">{uploadTexts.readingHistory}</p>}
      {changes?.length === 0 && <p>{uploadTexts.noHistory}</p>}
      {changes && changes.length > 0 && (
        <ol className={css.changes}>
          {changes.map((change, index) => (
            <li key={change.number}>
              <Change change={change} isLive={index === 0} onGoBack={onGoBack} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Change({
  change,
  isLive,
  onGoBack,
}: {
  readonly change: PriceListChange;
  readonly isLive: boolean;
  readonly onGoBack: (to: PriceListChange) => void;
}) {
  const when = formatDayAndTime(change.at);
  return (
    <>
      <h3>
        <time dateTime={change.at}>{when}</time>{' '}
        {isLive && <Badge variant="solid">{uploadTexts.live}</Badge>}
      </h3>
      <p>
        {kindOf(change)}
        {change.who && ` by ${change.who}`}
        {change.products !== null && `: ${counted(change.products, 'product', 'products')}`}
        {change.counts && ` (${countsOf(change.counts)})`}.
      </p>
      <FileLine file={change.file} />
      {change.canReturn && (
        <div>
          <Button size="sm" onClick={() => onGoBack(change)}>
            {uploadTexts.goBack}
            <span className="visually-hidden"> of {when}</span>
          </Button>
        </div>
      )}
    </>
  );
}

const kinds: Readonly<Record<string, string>> = {
  import: 'Imported',
  undo: 'Went back to an earlier list',
};

/** A word of a newer server is shown as it is. */
const kindOf = ({ kind }: PriceListChange): string => kinds[kind] ?? kind;

const countsOf = ({
  added,
  changed,
  removed,
  refused,
}: NonNullable<PriceListChange['counts']>): string => {
  const counts = `${added} added, ${changed} changed, ${removed} removed`;
  return refused === 0 ? counts : `${counts}, ${counted(refused, 'row', 'rows')} refused`;
};
