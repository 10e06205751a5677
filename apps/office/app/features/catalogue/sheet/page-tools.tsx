import { useState } from 'react';
import { VersionsSheet } from '../../../components/draft/publish/versions-sheet.tsx';
import { OfficeButton, officeButtonClass } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { ImportSheet } from './import-sheet.tsx';
import styles from './sheet.module.css';

interface PageToolsProps {
  carte: Carte;
  onChanged: () => Promise<void>;
}

export function PageTools({ carte, onChanged }: PageToolsProps) {
  const say = useMessage();
  const [open, setOpen] = useState<'import' | 'versions' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.tools}>
      <OfficeButton kind="plain" isForDesk onClick={() => setOpen('import')}>
        {say('catalogue.import.button')}
      </OfficeButton>
      {(['xlsx', 'csv'] as const).map((format) => (
        <a
          key={format}
          className={officeButtonClass({ kind: 'plain', isForDesk: true })}
          href={`/v2/office/catalogue/sheet?format=${format}`}
          download
        >
          {say(`catalogue.export.${format}`)}
        </a>
      ))}
      <OfficeButton kind="plain" isForDesk onClick={() => setOpen('versions')}>
        {say('draft.versions.title')}
      </OfficeButton>
      {open === 'import' && <ImportSheet carte={carte} onChanged={onChanged} onClose={close} />}
      {open === 'versions' && (
        <VersionsSheet changeCount={carte.catalogue.changes.length} onReverted={onChanged} onClose={close} />
      )}
    </div>
  );
}
