import { type KeyboardEvent, useState } from 'react';
import css from './site-editor.module.css';

const spokenUnits = { m: ', metres', '°': ', degrees', '': '' };

interface Props {
  readonly label: string;
  /** For screen readers, where the label does not say of what. */
  readonly name?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** "m" unless another is given; empty for a count. */
  readonly unit?: keyof typeof spokenUnits;
  readonly isChosen?: boolean;
  /** Its label is for screen readers alone. */
  readonly isBare?: boolean;
  readonly onFocus?: () => void;
  readonly onChange: (value: number) => void;
}

/** A length that is typed; it counts when Enter is pressed or the field is left. */
export function MetreField(props: Props) {
  const {
    label,
    value,
    min,
    max,
    unit = 'm',
    isChosen,
    isBare,
    name = label,
    onFocus,
    onChange,
  } = props;
  const shown = unit === 'm' ? value.toFixed(1) : String(value);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState('');
  const read = typed === undefined ? value : Number(typed.trim().replace(',', '.'));

  function take() {
    if (typed === undefined) return;
    if (!(typed.trim() !== '' && read >= min && read <= max)) {
      return setProblem(`Type a number from ${min} to ${max}`);
    }
    setTyped(undefined);
    setProblem('');
    if (typed.trim() !== shown) onChange(unit === 'm' ? read : Math.round(read));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') take();
    if (event.key !== 'Escape') return;
    setTyped(undefined);
    setProblem('');
  }
  return (
    <label className={css.measure} data-on={isChosen || undefined}>
      {!isBare && <span className={css.label}>{label}</span>}
      <span className={css.box}>
        <input
          type="text"
          inputMode="decimal"
          aria-label={`${name}${spokenUnits[unit]}`}
          autoComplete="off"
          value={typed ?? shown}
          aria-invalid={problem !== '' || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={onFocus}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
      {problem && (
        <span className={css.problem} role="alert">
          {problem}
        </span>
      )}
    </label>
  );
}
