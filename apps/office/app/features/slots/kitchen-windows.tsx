import type { KitchenDay, KitchenWindow } from '@comptoir/contract';
import { windowMilliseconds } from '@comptoir/domain';
import { serverNow } from '@comptoir/web-app/clock';
import { type CSSProperties, useState } from 'react';
import { Answered } from '../../components/answered.tsx';
import { StateBox } from '../../components/state-box.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import type { Day } from './day.ts';
import styles from './kitchen-windows.module.css';
import { PostWork } from './post-work.tsx';
import { useDay } from './use-day.ts';
import { useSlotWords } from './use-slot-words.ts';
import { WindowSheet } from './window-sheet.tsx';

/** The work of a service day by quarters of an hour and posts, against what each post can do (CAP-12). */
export function KitchenWindows({ date, day }: { date: Temporal.PlainDate; day: Day }) {
  const { answer, ask, take } = useDay(() => editorCaller.kitchenDay(date));
  return (
    <Answered answer={answer} onRetry={ask} rowHeight="4.25rem">
      {(kitchen) => <Windows kitchen={kitchen} day={day} onChanged={take} />}
    </Answered>
  );
}

interface WindowsProps {
  kitchen: KitchenDay;
  day: Day;
  onChanged: (kitchen: KitchenDay) => void;
}

function Windows({ kitchen, day, onChanged }: WindowsProps) {
  const say = useMessage();
  const { sayStart } = useSlotWords();
  const [opened, setOpened] = useState<{ window: KitchenWindow; post: string } | null>(null);
  const { posts } = kitchen;
  const now = serverNow().epochMilliseconds;
  const coming = kitchen.windows.filter(({ start }) => start.epochMilliseconds + windowMilliseconds > now);
  if (coming.length === 0)
    return <StateBox icon="timer" title={say('slots.emptyTitle')} text={say(`slots.emptyText.${day}`)} />;
  const post = posts.find(({ id }) => id === opened?.post);
  const work = opened?.window.posts.find((one) => one.post === opened.post);
  return (
    <>
      <Text as="p" id="slots.kitchen.intro" values={{ day }} />
      <div className={styles.windows} style={{ '--posts': posts.length } as CSSProperties}>
        <p className={styles.names} aria-hidden="true">
          <Text as="b" id="slots.kitchen.hour" />
          {posts.map(({ id, name, isOfDrivers }) => (
            <span key={id}>
              <b>{name}</b> {isOfDrivers && <Text as="small" id="slots.kitchen.minutes" />}
            </span>
          ))}
        </p>
        <ul aria-label={say('slots.list')}>
          {coming.map((window) => (
            <li key={window.start.epochMilliseconds} data-testid="window" data-start={window.start.toString()}>
              <b className="figures">{sayStart(window)}</b>
              {posts.map((one) => (
                <PostWork
                  key={one.id}
                  post={one}
                  hour={sayStart(window)}
                  work={window.posts.find(({ post: id }) => id === one.id)}
                  onOpen={() => setOpened({ window, post: one.id })}
                />
              ))}
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {(['ordered', 'held', 'full'] as const).map((kind) => (
          <li key={kind}>
            <i className={styles[kind]} />
            {say(`slots.kitchen.legend.${kind}`)}
          </li>
        ))}
      </ul>
      {opened && post && work && (
        <WindowSheet
          window={opened.window}
          post={post}
          work={work}
          onChanged={onChanged}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
