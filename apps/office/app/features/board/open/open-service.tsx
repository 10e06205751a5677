import { Icon } from '@comptoir/ui';
import { useEffect, useState } from 'react';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.tsx';
import { OfficeButton } from '../../../parts/office-button.tsx';
import { readBattery } from '../../../platform/device.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { useColumnStore } from '../../../state/board/column-store.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { useNow } from '../../../state/clock/use-now.ts';
import { noteServiceOpened } from '../../../state/running/service-mark.ts';
import { useSite } from '../../../state/site.ts';
import { useBoard } from '../base/board-context.ts';
import styles from './open-service.module.css';
import { ReceptionChoice } from './reception-choice.tsx';

/** From here on one says good evening. */
const eveningHour = 18;

/** What a board begins with: one tap, without which browsers let nothing sound and the screen falls asleep (BRD-17). */
export function OpenService({ onOpened }: { onOpened: () => void }) {
  const board = useBoard();
  const { timeZone } = useSite();
  const isEvening = useNow((now) => now.toZonedDateTimeISO(timeZone).hour >= eveningHour);
  const open = () => {
    noteServiceOpened();
    void board.openService();
    onOpened();
    openSheet({ name: 'sound-check' });
  };
  return (
    <section className={styles.page}>
      <div className={styles.box}>
        <Text as="h1" id="board.open.hello" values={{ part: isEvening ? 'evening' : 'day' }} />
        <Text as="p" id="board.open.text" />
        <OfficeButton kind="go" className={styles.open} onClick={open} data-testid="open-service">
          <Glyph name="bell" size="large" />
          <Text id="board.open.button" />
        </OfficeButton>
        <Facts />
        <ReceptionChoice />
      </div>
    </section>
  );
}

/** How the device and its connection are, before anybody relies on them. */
function Facts() {
  const isLinked = useBoardStore(({ link, service }) => link.state === 'live' && service !== null);
  const waiting = useColumnStore(({ columns }) => columns.new.length);
  const [battery, setBattery] = useState<number | null>(null);
  useEffect(() => {
    void readBattery().then(setBattery);
  }, []);
  return (
    <ul className={styles.facts}>
      <li>
        <Glyph name={isLinked ? 'wifi' : 'wifi-off'} />
        <Text id={isLinked ? 'board.open.linked' : 'board.open.unlinked'} />
      </li>
      <li>
        <Icon name="receipt" />
        <Text id="board.open.waiting" values={{ count: waiting }} />
      </li>
      {battery !== null && (
        <li>
          <Glyph name="battery" />
          <Text id="board.open.battery" values={{ percent: battery }} />
        </li>
      )}
    </ul>
  );
}
