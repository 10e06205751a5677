import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte, Dish } from '../../../state/catalogue/edited-menu.ts';
import styles from './bulk.module.css';
import { BulkSheet } from './bulk-sheet.tsx';

interface BulkBarProps {
  carte: Carte;
  dishes: Dish[];
  onChanged: () => Promise<void>;
  onClear: () => void;
}

/** What can be done with the chosen dishes. */
export function BulkBar({ carte, dishes, onChanged, onClear }: BulkBarProps) {
  const say = useMessage();
  const [isOpen, setOpen] = useState(false);
  if (dishes.length === 0) return null;
  return (
    <div className={styles.bar} data-testid="bulk-bar">
      <p role="status">{say('catalogue.bulk.chosen', { count: dishes.length })}</p>
      <span>
        <OfficeButton kind="outline" isForDesk onClick={onClear}>
          {say('catalogue.bulk.clear')}
        </OfficeButton>
        <OfficeButton isForDesk onClick={() => setOpen(true)}>
          {say('catalogue.bulk.change')}
        </OfficeButton>
      </span>
      {isOpen && (
        <BulkSheet
          carte={carte}
          dishes={dishes}
          onChanged={onChanged}
          onDone={() => {
            setOpen(false);
            onClear();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
