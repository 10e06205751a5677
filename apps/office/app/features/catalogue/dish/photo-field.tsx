import { Icon } from '@comptoir/ui';
import { type ChangeEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import type { Failure } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton, officeButtonClass } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from './dish.module.css';
import type { DishFieldsProps } from './dish-fields-props.ts';

const middle = { x: 0.5, y: 0.5 };

/** Takes a photograph, from a phone's camera too, and cuts it to a square around the point that is touched (MED-15). */
export function PhotoField({ form: { field, values, set } }: DishFieldsProps) {
  const say = useMessage();
  const id = useId();
  const [photo, setPhoto] = useState<File | null>(null);
  const { isBusy, failure, run } = useSending();
  const image = values['value.item_image'];
  const upload = (file: File, focus: typeof middle) => {
    setPhoto(file);
    run(async () => {
      const { address } = await editorCaller.addPicture(file, focus);
      set({ 'value.item_image': address });
    });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after a failure.
    target.value = '';
    if (file) upload(file, middle);
  };
  return (
    <fieldset className={styles.photo} aria-busy={isBusy}>
      <legend>{say('draft.field.photo')}</legend>
      {image && <img src={image} alt="" width="104" height="104" />}
      <div className={styles.rows}>
        <p className={styles.quiet}>{say('catalogue.photo.hint')}</p>
        <FailureNote failure={failure ?? wrongAddress(field('value.item_image').error)} />
        <p role="status" className="visually-hidden">
          {isBusy ? say('catalogue.photo.sending') : ''}
        </p>
        <div className={styles.tools}>
          <label className={officeButtonClass({ kind: 'outline', isForDesk: true })} htmlFor={id}>
            <Icon name="plus" />
            {say(isBusy ? 'catalogue.photo.sending' : image ? 'catalogue.photo.change' : 'catalogue.photo.add')}
            <input
              id={id}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              className="visually-hidden"
              disabled={isBusy}
              onChange={choose}
            />
          </label>
          {image && (
            <OfficeButton kind="outline" isForDesk onClick={() => set({ 'value.item_image': '' })}>
              <Icon name="trash-2" />
              {say('catalogue.photo.remove')}
            </OfficeButton>
          )}
        </div>
        {photo && !isBusy && !failure && <Crop photo={photo} onChoose={(focus) => upload(photo, focus)} />}
      </div>
    </fieldset>
  );
}

const wrongAddress = (error: string | undefined): Failure | null => (error ? { text: `${error}.` } : null);

/** The whole photograph, on which the middle of the square is touched. By keyboard, four buttons choose a side. */
function Crop({ photo, onChoose }: { photo: File; onChoose: (focus: typeof middle) => void }) {
  const say = useMessage();
  const [address] = useState(() => URL.createObjectURL(photo));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const touch = ({ nativeEvent, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Enter and the space bar click without a place.
    if (nativeEvent.detail === 0) return onChoose(middle);
    const box = currentTarget.getBoundingClientRect();
    onChoose({ x: (nativeEvent.clientX - box.left) / box.width, y: (nativeEvent.clientY - box.top) / box.height });
  };
  const sides = [
    ['top', { x: 0.5, y: 0 }],
    ['bottom', { x: 0.5, y: 1 }],
    ['left', { x: 0, y: 0.5 }],
    ['right', { x: 1, y: 0.5 }],
  ] as const;
  return (
    <details className={styles.law}>
      <summary>{say('catalogue.photo.crop')}</summary>
      <div className={styles.rows}>
        <p className={styles.quiet}>{say('catalogue.photo.cropHint')}</p>
        <button type="button" className={styles.crop} aria-label={say('catalogue.photo.cropMiddle')} onClick={touch}>
          <img src={address} alt="" />
        </button>
        <div className={styles.tools}>
          {sides.map(([side, focus]) => (
            <OfficeButton key={side} kind="outline" isForDesk onClick={() => onChoose(focus)}>
              {say(`catalogue.photo.side.${side}`)}
            </OfficeButton>
          ))}
        </div>
      </div>
    </details>
  );
}
