import { MOST_PHOTOS } from '@app/contracts/photo';
import { Button } from '@app/ui/button';
import { FieldError } from '@app/ui/field-frame';
import { FileField } from '@app/ui/file-field';
import { Row } from '@app/ui/layout';
import { useEffect, useEffectEvent, useRef } from 'react';
import css from './photos-field.module.css';
import type { ChosenPhoto, Photos } from './use-photos.ts';

interface Props {
  readonly photos: Photos;
  /** The visitor adds or removes a photo. */
  readonly onChange: () => void;
}

/** Photos are sent as soon as they are chosen, one call each. */
export function PhotosField({ photos, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);

  function take(picker: HTMLInputElement) {
    const files = [...(picker.files ?? [])];
    // Otherwise choosing a removed photo again would be no change.
    picker.value = '';
    onChange();
    photos.add(files);
  }

  const takeEarly = useEffectEvent(() => {
    if (input.current?.files?.length) take(input.current);
  });
  // Those that were chosen while this code loaded.
  useEffect(() => takeEarly(), []);

  return (
    <>
      <noscript>
        <p>Photos can be added only with JavaScript. You can send your request without them.</p>
      </noscript>
      <div className={css.photos}>
        <FileField
          name="photos"
          label="Add photos"
          hint={`Such as your entrance or an old alarm. Up to ${MOST_PHOTOS}: JPEG, PNG or WebP, at most 8 MB each. We remove the place and date that your phone stores in them.`}
          optional
          multiple
          accept="image/jpeg,image/png,image/webp"
          error={photos.error}
          ref={input}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        {photos.chosen.length > 0 && (
          <ul className={css.list} aria-label="Photos">
            {photos.chosen.map((photo) => (
              <PhotoRow
                key={photo.key}
                photo={photo}
                onRetry={() => {
                  // The button that was pressed goes away.
                  input.current?.focus();
                  photos.retry(photo.key);
                }}
                onRemove={() => {
                  input.current?.focus();
                  onChange();
                  photos.remove(photo.key);
                }}
              />
            ))}
          </ul>
        )}
        <p role="status" className="visually-hidden">
          {photos.said}
        </p>
      </div>
    </>
  );
}

interface RowProps {
  readonly photo: ChosenPhoto;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function PhotoRow({ photo: { key, name, thumbnail, state }, onRetry, onRemove }: RowProps) {
  const ofPhoto = <span className="visually-hidden"> {name}</span>;
  return (
    <li className={css.photo}>
      <div className={css.thumbnail}>{thumbnail && <img src={thumbnail} alt="" />}</div>
      <div className={css.about}>
        <p className={css.name}>{name}</p>
        {state.kind === 'failed' ? (
          <FieldError id={`photo-${key}`}>{state.message}</FieldError>
        ) : (
          <p>{state.kind === 'sending' ? 'Sending…' : 'Added'}</p>
        )}
        <Row>
          {state.kind === 'failed' && state.retry !== 'never' && (
            <Button size="sm" onClick={onRetry}>
              Try again{ofPhoto}
            </Button>
          )}
          <Button size="sm" onClick={onRemove}>
            Remove{ofPhoto}
          </Button>
        </Row>
      </div>
    </li>
  );
}
