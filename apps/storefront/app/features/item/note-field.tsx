import { classNames, fieldStyles } from '@comptoir/ui';
import { useId } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import styles from './note-field.module.css';
import optionGroupStyles from './option-group.module.css';

interface NoteFieldProps {
  value: string;
  max: number;
  onChange: (note: string) => void;
}

export function NoteField({ value, max, onChange }: NoteFieldProps) {
  const say = useMessage();
  const id = useId();
  return (
    <div className={classNames(optionGroupStyles.group, fieldStyles.field)}>
      <label htmlFor={id} className={styles.label}>
        {say('item.note')}
      </label>
      <textarea
        id={id}
        name="note"
        className={fieldStyles.input}
        rows={2}
        maxLength={max}
        value={value}
        placeholder={say('item.noteHint')}
        aria-describedby={`${id}-allergy ${id}-count`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-allergy`} className={fieldStyles.hint}>
        {say('item.noteAllergy')}
      </p>
      <p id={`${id}-count`} className={classNames(fieldStyles.hint, styles.count)}>
        {say('item.noteCount', { count: value.length, max })}
      </p>
    </div>
  );
}
