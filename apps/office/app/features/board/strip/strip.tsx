import { classNames, Icon } from '@comptoir/ui';
import { useNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import type { ReactNode } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { useSite } from '../../../state/site.ts';
import { LeftOpenButton } from './left-open-button.tsx';
import { ServiceState } from './service-state.tsx';
import { SoundButton } from './sound-button.tsx';
import { StockButton } from './stock-button.tsx';
import styles from './strip.module.css';
import { WhoButton } from './who-button.tsx';

export function Strip({ menu }: { menu: ReactNode }) {
  const say = useMessage();
  return (
    <header className={styles.strip}>
      <Clock />
      <ServiceState />
      <div className={styles.buttons}>
        <LeftOpenButton />
        <WhoButton />
        <StockButton />
        <OfficeButton
          kind="plain"
          className={styles.worded}
          onClick={() => openSheet({ name: 'search' })}
          data-testid="search"
        >
          <Icon name="search" />
          <Text id="board.strip.search" />
        </OfficeButton>
        <OfficeButton
          kind="plain"
          className={styles.worded}
          onClick={() => openSheet({ name: 'pause' })}
          data-testid="pause"
        >
          <Glyph name="pause" />
          <Text id="board.strip.pause" />
        </OfficeButton>
        <SoundButton />
        <OfficeButton
          kind="plain"
          className={styles.keys}
          aria-label={say('board.strip.keys')}
          onClick={() => openSheet({ name: 'keys' })}
        >
          <Glyph name="keyboard" />
        </OfficeButton>
        {menu}
      </div>
    </header>
  );
}

function Clock() {
  const format = useFormat();
  const { timeZone } = useSite();
  const time = useNow((now) => format.hour(now.toZonedDateTimeISO(timeZone)));
  return <span className={classNames(styles.clock, 'figures')}>{time}</span>;
}
