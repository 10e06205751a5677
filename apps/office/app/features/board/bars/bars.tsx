import { Icon } from '@comptoir/ui';
import { lazy, Suspense } from 'react';
import { Text } from '../../../messages/text.ts';
import { keepImporting } from '../../../platform/keep-importing.ts';
import { isSecure } from '../../../platform/secure-context.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { useNoticeStore } from '../../../state/board/notice-store.ts';
import { usePrintsStore } from '../../../state/board/prints-store.ts';
import { useUndoStore } from '../../../state/board/undo-store.ts';
import { useSoundStore } from '../../../state/sound/sound-store.ts';
import styles from '../base/bar.module.css';
import { Bar } from '../base/bar.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { KeptBar } from './kept-bar.tsx';
import { MuteBar } from './mute-bar.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { PauseBar } from './pause-bar.tsx';
import { PendingSaid } from './pending-said.tsx';
import { ReceptionBar } from './reception-bar.tsx';
import { SoundBar } from './sound-bar.tsx';
import { TestBar } from './test-bar.tsx';
import { UndoBar } from './undo-bar.tsx';

/** These bars load on demand, because most evenings need none of them. */
const PauseBars = lazy(async () => {
  const { PauseBars: bars } = await keepImporting(() => import('../pause/pause-bars.tsx'));
  return { default: bars };
});

const PrintBars = lazy(async () => {
  const { PrintBars: bars } = await keepImporting(() => import('../prints/print-bars.tsx'));
  return { default: bars };
});

export function Bars() {
  const notices = useNoticeStore((state) => state.notices);
  const accepted = useUndoStore((state) => state.accepted);
  return (
    // Screen readers announce only the added bar, not the others.
    <div className={styles.bars} aria-live="polite" aria-relevant="additions" data-testid="bars">
      {accepted.map((order) => (
        <UndoBar key={order.id} accepted={order} />
      ))}
      <TestBar />
      <SoundBar />
      <ConnectionBar />
      <KeptBar />
      <PauseBar />
      <KitchenPauses />
      <Prints />
      <ReceptionBar />
      <ScreenBar />
      <MuteBar />
      {notices.map((notice) => (
        <NoticeBar key={`${notice.kind} ${notice.order.id}`} notice={notice} />
      ))}
      <PendingSaid />
    </div>
  );
}

function KitchenPauses() {
  const isNeeded = useBoardStore(
    ({ service }) =>
      service &&
      // With posts or a limit of dishes, the bars may propose a busy period.
      service.pauses.length +
        service.busy.length +
        service.changedSlots +
        service.posts.length +
        (service.dishesPerQuarter ?? 0) >
        0,
  );
  return (
    isNeeded && (
      <Suspense>
        <PauseBars />
      </Suspense>
    )
  );
}

function Prints() {
  const prints = usePrintsStore((state) => state.prints);
  if (!prints || prints.waiting.length + prints.unknown.length + prints.failed.length === 0) return null;
  return (
    <Suspense>
      <PrintBars prints={prints} />
    </Suspense>
  );
}

/** Warns that the screen may turn off (BRD-24). Pages without https have another notice. */
function ScreenBar() {
  const isAsleep = useSoundStore(({ isAwake }) => isAwake === false);
  if (!isAsleep || !isSecure()) return null;
  const text = <Text id="board.screen.asleep" />;
  return <Bar look="thin" testId="screen-bar" drawing={<Icon name="info" />} text={text} />;
}
