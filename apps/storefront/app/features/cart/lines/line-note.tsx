import { maxNoteLength } from '@comptoir/domain';
import { Button, classNames, fieldStyles } from '@comptoir/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { setLineNote } from '../../../state/cart/cart-store.ts';
import cartLineStyles from './cart-line.module.css';

interface LineNoteProps {
  id: string;
  note: string;
  name: string;
  onDone: () => void;
}

/** The word for the kitchen of one line, changed in place. */
export function LineNote({ id, note, name, onDone }: LineNoteProps) {
  const say = useMessage();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function save(event: FormEvent): void {
    event.preventDefault();
    setLineNote(id, input.current?.value.trim() ?? '');
    onDone();
  }

  return (
    <form className={cartLineStyles.actions} onSubmit={save}>
      <input
        ref={input}
        className={classNames(fieldStyles.input, cartLineStyles.input, 'grow')}
        name="note"
        aria-label={say('cart.noteOf', { name })}
        defaultValue={note}
        maxLength={maxNoteLength}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The sheet around it must stay open.
          event.preventDefault();
          event.stopPropagation();
          onDone();
        }}
      />
      <Button type="submit" kind="outline" isSmall>
        {say('cart.noteSave')}
      </Button>
    </form>
  );
}
