import { maxNoteLength } from '@comptoir/domain';
import { Button, classNames, fieldStyles, linkStyles } from '@comptoir/ui';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { setLineNote } from '../../../state/cart/cart-store.ts';
import cartLineStyles from './cart-line.module.css';

interface LineNoteProps {
  id: string;
  note: string;
  name: string;
  onDone: () => void;
}

export function LineNote({ id, note, name, onDone }: LineNoteProps) {
  const say = useMessage();
  const fieldId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function save(event: FormEvent): void {
    event.preventDefault();
    setLineNote(id, input.current?.value.trim() ?? '');
    onDone();
  }

  return (
    <form className={cartLineStyles.noting} onSubmit={save}>
      <label className={fieldStyles.label} htmlFor={fieldId}>
        {say('cart.noteFor')}
      </label>
      <input
        ref={input}
        id={fieldId}
        aria-label={say('cart.noteForOf', { name })}
        placeholder={say('cart.noteHint')}
        className={classNames(fieldStyles.input, cartLineStyles.input, 'grow')}
        name="note"
        defaultValue={note}
        maxLength={maxNoteLength}
        aria-describedby={`${fieldId}-allergy`}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Escape closes only this editor and not the sheet around it.
          event.preventDefault();
          event.stopPropagation();
          onDone();
        }}
      />
      <p id={`${fieldId}-allergy`} className={fieldStyles.hint}>
        {say('cart.noteAllergy')}
      </p>
      <span className="row">
        <Button type="submit" kind="outline" isSmall>
          {say('cart.noteSave')}
        </Button>
        <button type="button" className={classNames(linkStyles.link, cartLineStyles.link, 'small')} onClick={onDone}>
          {say('cart.noteLeave')}
        </button>
      </span>
    </form>
  );
}
