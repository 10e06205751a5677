import { useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { ShopFrame } from '../../../components/preview/shop-frame.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import styles from '../base/rehearsal.module.css';
import type { Rehearsed } from './rehearsed.ts';
import { useAbout } from './use-about.ts';

/** The shop itself at the rehearsed instant, with the catalogue that was asked (REH-03). */
export function ShopView({ rehearsed }: { rehearsed: Rehearsed }) {
  const say = useMessage();
  const sayAbout = useAbout();
  const [isShown, setShown] = useState(false);
  const { at, isDraft } = rehearsed.question;
  return (
    <div className={styles.column}>
      <p className={styles.quiet}>{say('rehearsal.shop.hint')}</p>
      <div>
        <OfficeButton kind="outline" isForDesk onClick={() => setShown(!isShown)}>
          {say(isShown ? 'rehearsal.shop.hide' : 'rehearsal.shop.show')}
        </OfficeButton>
      </div>
      {isShown && (
        <ShopFrame
          at={at}
          isDraft={isDraft}
          page="/menu"
          title={say('rehearsal.shop.title', { about: sayAbout(rehearsed) })}
        />
      )}
    </div>
  );
}
