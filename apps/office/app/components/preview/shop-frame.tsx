import { Segmented, Skeleton } from '@comptoir/ui';
import { useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { failureWithFields } from '../form/failure.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { OfficeButton } from '../office-button.tsx';
import styles from './shop-frame.module.css';

interface ShopFrameProps {
  at: Temporal.Instant;
  isDraft: boolean;
  /** The page of the shop to show, such as `/menu`. */
  page: string;
  title: string;
}

/** The shop itself in a frame, as diners see it at an instant. Nothing can be ordered in it (REH-03). */
export function ShopFrame({ at, isDraft, page, title }: ShopFrameProps) {
  const say = useMessage();
  const [width, setWidth] = useState<'phone' | 'desk'>('phone');
  const { answer, ask } = useAnswer(() => editorCaller.makePreview({ at, isDraft }));
  if (answer.kind === 'loading') return <Skeleton height="24rem" radius="1rem" />;
  if (answer.kind === 'failed')
    return (
      <div className={styles.parts}>
        <FailureNote failure={failureWithFields(answer.error)} />
        <OfficeButton kind="outline" isForDesk onClick={() => void ask()}>
          {say('state.retry')}
        </OfficeButton>
      </div>
    );
  const address = answer.value.url + page;
  return (
    <div className={styles.parts}>
      <Segmented
        label={say('preview.width')}
        value={width}
        onChange={setWidth}
        segments={[
          { value: 'phone', label: say('preview.phone') },
          { value: 'desk', label: say('preview.desk') },
        ]}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide frame scrolls sideways, which needs keyboard focus */}
      <section className={styles.scroller} aria-label={title} tabIndex={0}>
        <iframe
          className={styles[width]}
          src={address}
          title={title}
          sandbox="allow-scripts allow-forms"
          data-testid="shop-frame"
        />
      </section>
      <a href={address} target="_blank" rel="noreferrer">
        {say('preview.open')}
      </a>
    </div>
  );
}
