import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import css from './admin-passkeys.module.css';
import { passkeyTexts } from './passkey-texts.ts';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({
  codes,
  onStored,
}: {
  readonly codes: readonly string[];
  readonly onStored: () => void;
}) {
  if (codes.length === 0) return null;
  return (
    <div className={css.part}>
      <Notice variant="caution">{passkeyTexts.storeCodes}</Notice>
      <ol className={css.codes} aria-label={passkeyTexts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Row>
        <Button variant="primary" onClick={() => window.print()}>
          {passkeyTexts.print}
        </Button>
        <Button onClick={onStored}>{passkeyTexts.stored}</Button>
      </Row>
    </div>
  );
}
