import type { Reception } from '@comptoir/domain';
import { Icon } from '@comptoir/ui';
import { useNow } from '@comptoir/web-app/clock';
import { useEffect, useState } from 'react';
import { OfficeButton } from '../../../components/office-button.tsx';
import { ReceptionChoice } from '../../../components/reception/reception-choice.tsx';
import { ReceptionPick } from '../../../components/reception/reception-pick.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { readBattery } from '../../../platform/device.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { useColumnStore } from '../../../state/board/column-store.ts';
import { openSheet } from '../../../state/board/sheet-store.ts';
import { noteServiceOpened } from '../../../state/running/service-mark.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { useSite } from '../../../state/site.ts';
import { useBoard } from '../base/board-context.ts';
import styles from './open-service.module.css';

const eveningHour = 18;

/** The start screen. Browsers allow sound and the wake lock only after a tap (BRD-17). */
export function OpenService({ onOpened }: { onOpened: () => void }) {
  const board = useBoard();
  const { timeZone } = useSite();
  const isEvening = useNow((now) => now.toZonedDateTimeISO(timeZone).hour >= eveningHour);
  const say = useMessage();
  const current = useBoardStore(({ service }) => service?.reception ?? null);
  const mayChoose = useSession()?.permissions.includes('reception') ?? false;
  // The question of how orders are received is shown only until the first choice is saved.
  const isChosen = useBoardStore(({ service }) => service?.isReceptionChosen ?? true);
  const isFirst = mayChoose && !isChosen;
  const [wanted, setWanted] = useState<Reception>('manual');
  const open = () => {
    // If the request fails, the board shows that orders come by email and offers the choice again.
    if (isFirst) void officeCaller.chooseReception(wanted).catch(() => undefined);
    noteServiceOpened();
    void board.openService();
    onOpened();
    openSheet({ name: 'sound-check' });
  };
  return (
    <section className={styles.page} data-reception={current}>
      <div className={styles.box}>
        <Text as="h1" id="board.open.hello" values={{ part: isEvening ? 'evening' : 'day' }} />
        <Text as="p" id="board.open.text" />
        {isFirst && <ReceptionPick legend={say('reception.question')} chosen={wanted} onChoose={setWanted} />}
        {current === 'none' && !mayChoose && <Text as="p" id="board.reception.mailed" />}
        <OfficeButton kind="go" className={styles.open} onClick={open} data-testid="open-service">
          <Glyph name="bell" size="large" />
          <Text id="board.open.button" />
        </OfficeButton>
        <Facts />
        {mayChoose && current !== null && !isFirst && <ReceptionChoice current={current} />}
      </div>
    </section>
  );
}

function Facts() {
  const isConnected = useBoardStore(({ connection, service }) => connection.state === 'live' && service !== null);
  const waiting = useColumnStore(({ columns }) => columns.new.length);
  const [battery, setBattery] = useState<number | null>(null);
  useEffect(() => {
    void readBattery().then(setBattery);
  }, []);
  return (
    <ul className={styles.facts}>
      <li>
        <Glyph name={isConnected ? 'wifi' : 'wifi-off'} />
        <Text id={isConnected ? 'board.open.linked' : 'board.open.unlinked'} />
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
