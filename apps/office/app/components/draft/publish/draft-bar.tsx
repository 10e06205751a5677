import type { EditedCatalogue } from '@comptoir/contract';
import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { Glyph } from '../../../icons/glyph.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { OfficeButton } from '../../office-button.tsx';
import styles from '../changes/changes.module.css';
import { ChangesSheet } from './changes-sheet.tsx';
import { PublicationBar } from './publication-bar.tsx';

interface DraftBarProps {
  catalogue: EditedCatalogue;
  onChanged: () => Promise<void>;
}

/** Says how many changes are not published, and after a publication that it is done. Screen readers announce both. */
export function DraftBar({ catalogue, onChanged }: DraftBarProps) {
  const say = useMessage();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [isPublished, setPublished] = useState(false);
  /** Counts the publications of this page, so that what waits is read again after each. */
  const [round, setRound] = useState(0);
  const { changes } = catalogue;
  const count = changes.length;
  const names = format.list([...new Set(changes.map(({ by }) => by))]);
  const isDone = isPublished && count === 0;
  const published = (isLater: boolean) => {
    setOpen(false);
    setPublished(!isLater);
    setRound(round + 1);
    void onChanged();
  };
  return (
    <>
      <div className={classNames((count > 0 || isDone) && styles.bar, isDone && styles.done)}>
        <p role="status" data-testid="draft-state">
          {count > 0 && (
            <>
              <Glyph name="pencil" />
              <span>{say('draft.count', { count, names })}</span>
            </>
          )}
          {isDone && (
            <>
              <Glyph name="check-check" />
              <span>{say('draft.published')}</span>
            </>
          )}
        </p>
        {count > 0 && (
          <OfficeButton isForDesk onClick={() => setOpen(true)}>
            {say('draft.look')}
          </OfficeButton>
        )}
      </div>
      <PublicationBar key={round} />
      {isOpen && count > 0 && (
        <ChangesSheet
          catalogue={catalogue}
          onChanged={onChanged}
          onPublished={published}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
