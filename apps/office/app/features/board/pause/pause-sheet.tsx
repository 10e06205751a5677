import { Segmented } from '@comptoir/ui';
import { useState } from 'react';
import { pauseMessages } from '../../../messages/french/board/pause.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { BoardSheet } from '../base/board-sheet.tsx';
import { BusyForm } from './busy-form.tsx';
import styles from './pause.module.css';
import { PauseForm } from './pause-form.tsx';

/** Pauses orders, or adds minutes to their promises; both end by themselves (PSE-01, PSE-06). */
export function PauseSheet() {
  return (
    <AddedMessages add={{ pause: pauseMessages }}>
      <Content />
    </AddedMessages>
  );
}

function Content() {
  const say = useMessage();
  const [kind, setKind] = useState<'pause' | 'busy'>('pause');
  return (
    <BoardSheet testId="pause-sheet" kind="broad" title={say('pause.title')}>
      <div className={styles.parts}>
        <Text as="p" id="pause.hint" />
        <Segmented
          label={say('pause.kind')}
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'pause', label: say('pause.pause') },
            { value: 'busy', label: say('pause.busy'), testId: 'pause-busy' },
          ]}
        />
        {kind === 'pause' ? <PauseForm /> : <BusyForm />}
      </div>
    </BoardSheet>
  );
}
