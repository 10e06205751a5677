import { useId } from 'react';
import { useMessage } from '../../messages/use-message.ts';

interface NoteFieldProps {
  value: string;
  /** Most characters. */
  max: number;
  onChange: (note: string) => void;
}

/** A free word for the kitchen, with how much is left. */
export function NoteField({ value, max, onChange }: NoteFieldProps) {
  const say = useMessage();
  const id = useId();
  return (
    <div className="og fld">
      <label htmlFor={id} className="og-l">
        {say('item.note')}
      </label>
      <textarea
        id={id}
        name="note"
        className="inp"
        rows={2}
        maxLength={max}
        value={value}
        placeholder={say('item.noteHint')}
        aria-describedby={`${id}-count`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-count`} className="hint">
        {say('item.noteCount', { count: value.length, max })}
      </p>
    </div>
  );
}
