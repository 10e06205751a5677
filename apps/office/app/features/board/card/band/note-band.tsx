import { speaksOfAllergy } from '@comptoir/domain';
import { classNames, Icon } from '@comptoir/ui';
import { Glyph } from '../../../../icons/glyph.tsx';
import styles from './note-band.module.css';

/** Shows the customer's whole note. An allergy is marked with more than a colour (BRD-04). */
export function NoteBand({ note }: { note: string }) {
  const isAllergy = speaksOfAllergy(note);
  return (
    <p className={classNames(styles.note, isAllergy && styles.allergy)} data-allergy={isAllergy}>
      {isAllergy ? <Icon name="triangle-alert" /> : <Glyph name="message-square-text" />}
      {note}
    </p>
  );
}
