import { useState } from 'react';
import { type Failure, failureWithFields } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { dishForm } from '../../../state/catalogue/dish-form.ts';
import type { MatchedPhotos } from '../../../state/catalogue/match-photos.ts';
import { changePart } from '../../../state/draft/save-part.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from './sheet.module.css';

interface PhotoMatchesProps {
  photos: MatchedPhotos;
  onDone: () => Promise<void>;
}

/** Shows which photo goes to which dish before they are sent. A photo that fails does not stop the others. */
export function PhotoMatches({ photos: { matched, unknown }, onDone }: PhotoMatchesProps) {
  const say = useMessage();
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const [failures, setFailures] = useState<{ name: string; failure: Failure }[]>([]);
  async function send(): Promise<void> {
    setBusy(true);
    setFailures([]);
    let count = 0;
    for (const { file, dish } of matched) {
      setSent(count);
      try {
        const { address } = await editorCaller.addPicture(file, { x: 0.5, y: 0.5 });
        await changePart(dishForm, dish.part, { 'value.item_image': address });
        count += 1;
      } catch (error) {
        setFailures((known) => [...known, { name: file.name, failure: failureWithFields(error) }]);
      }
    }
    setSent(count);
    setBusy(false);
    await onDone();
  }
  return (
    <div className={styles.parts} data-testid="photo-matches">
      <ul className={styles.list}>
        {matched.map(({ file, dish }) => (
          <li key={file.name}>
            {file.name} → <b>{dish.name}</b>
          </li>
        ))}
        {unknown.map(({ name }) => (
          <li key={name} className={styles.unknown}>
            {say('catalogue.import.noDish', { name })}
          </li>
        ))}
      </ul>
      <p role="status">{sent !== null && say('catalogue.import.sent', { count: sent, all: matched.length })}</p>
      {failures.map(({ name, failure }) => (
        <div key={name}>
          <b>{name}</b>
          <FailureNote failure={failure} />
        </div>
      ))}
      {matched.length > 0 && sent === null && (
        <OfficeButton isForDesk isBusy={isBusy} onClick={() => void send()}>
          {say('catalogue.import.sendPhotos', { count: matched.length })}
        </OfficeButton>
      )}
    </div>
  );
}
