import { ApiError, type ImportReport, readImportReport, readObject } from '@comptoir/contract';
import { Sheet, SheetBody, SheetHeader } from '@comptoir/ui';
import { type ChangeEvent, useId, useState } from 'react';
import { type Failure, failureWithFields } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { officeButtonClass } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { type Carte, listDishes } from '../../../state/catalogue/edited-menu.ts';
import { matchPhotos } from '../../../state/catalogue/match-photos.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { PhotoMatches } from './photo-matches.tsx';
import { ReportOfImport } from './report-of-import.tsx';
import styles from './sheet.module.css';

interface ImportSheetProps {
  carte: Carte;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Takes a spreadsheet or a foreign menu into the draft, and photos by the names of their files (MED-21). */
export function ImportSheet({ carte, onChanged, onClose }: ImportSheetProps) {
  const say = useMessage();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [photos, setPhotos] = useState<File[]>([]);
  async function importFile(file: File): Promise<void> {
    setBusy(true);
    setFailure(null);
    setReport(null);
    try {
      setReport(await editorCaller.importMenu(file));
      await onChanged();
    } catch (error) {
      setReport(error instanceof ApiError ? readImportReport(readObject(error.body).report) : null);
      setFailure(failureWithFields(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Sheet titleId={titleId} kind="slim" testId="import-sheet" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say('catalogue.import.title')}
        closeLabel={say('draft.form.close')}
        onClose={onClose}
      />
      <SheetBody className={styles.parts}>
        <p>{say('catalogue.import.text')}</p>
        <FilePick
          label={say(isBusy ? 'catalogue.import.reading' : 'catalogue.import.choose')}
          accept=".csv,.xlsx,.json"
          isBusy={isBusy}
          onChoose={([file]) => file && void importFile(file)}
        />
        <FailureNote failure={failure} />
        {report && <ReportOfImport report={report} />}
        <h3>{say('catalogue.import.photos')}</h3>
        <p>{say('catalogue.import.photosText')}</p>
        <FilePick
          label={say('catalogue.import.choosePhotos')}
          accept="image/jpeg,image/png,image/webp,image/avif"
          isMany
          onChoose={setPhotos}
        />
        {photos.length > 0 && (
          <PhotoMatches
            key={photos.map(({ name }) => name).join()}
            photos={matchPhotos(photos, listDishes(carte.menus))}
            onDone={onChanged}
          />
        )}
      </SheetBody>
    </Sheet>
  );
}

interface FilePickProps {
  label: string;
  accept: string;
  isMany?: boolean;
  isBusy?: boolean;
  onChoose: (files: File[]) => void;
}

function FilePick({ label, accept, isMany = false, isBusy = false, onChoose }: FilePickProps) {
  const id = useId();
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again after it was corrected.
    target.value = '';
    onChoose(files);
  }
  return (
    <label className={officeButtonClass({ kind: 'outline', isForDesk: true })} htmlFor={id} aria-busy={isBusy}>
      {label}
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={accept}
        multiple={isMany}
        disabled={isBusy}
        onChange={choose}
      />
    </label>
  );
}
