import { serverNow } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { ShopFrame } from '../../../components/preview/shop-frame.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import styles from './dish.module.css';

/** The dish in the shop itself, as the draft has it (MED-18). */
export function DishPreview({ id, name }: { id: string; name: string }) {
  const say = useMessage();
  const [at, setAt] = useState<Temporal.Instant | null>(null);
  return (
    <div className={styles.rows}>
      <OfficeButton kind="outline" isForDesk onClick={() => setAt(at ? null : serverNow())}>
        {say(at ? 'catalogue.preview.hide' : 'catalogue.preview.show')}
      </OfficeButton>
      {at && (
        <>
          <p className={styles.quiet}>{say('catalogue.preview.hint')}</p>
          <ShopFrame at={at} isDraft page={`/menu?product=${id}`} title={say('catalogue.preview.title', { name })} />
        </>
      )}
    </div>
  );
}
