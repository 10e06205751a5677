import { Skeleton } from '@comptoir/ui';
import { serverNow } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { FailedBox } from '../../components/failed-box.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { type BothSold, useSold } from '../../state/rehearsal/use-sold.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSite } from '../../state/site.ts';
import { Answer } from './answer/answer.tsx';
import type { Rehearsed } from './answer/rehearsed.ts';
import styles from './base/rehearsal.module.css';
import { Findings } from './findings/findings.tsx';
import { NextSteps } from './next-steps.tsx';
import { firstQuestion, type QuestionText, readQuestion } from './question/question.ts';
import { QuestionForm } from './question/question-form.tsx';

/** The page of the rehearsal (REH). */
export function RehearsalPage() {
  const say = useMessage();
  const { answer, ask } = useSold();
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  if (answer.kind === 'here') return <Desk sold={answer.value} />;
  return (
    <div className={styles.skeletons} role="status" aria-label={say('state.loading')}>
      <Skeleton height="9rem" radius="1rem" />
      <Skeleton height="16rem" radius="1rem" />
    </div>
  );
}

function Desk({ sold }: { sold: BothSold }) {
  const say = useMessage();
  const { timeZone } = useSite();
  const [initial] = useState(() => firstQuestion(serverNow().toZonedDateTimeISO(timeZone)));
  const [rehearsed, setRehearsed] = useState<Rehearsed | null>(null);
  const soldOf = ({ catalogue }: Pick<QuestionText, 'catalogue'>) =>
    catalogue === 'draft' ? sold.draft : sold.published;
  const rehearse = async (text: QuestionText): Promise<Rehearsed> => {
    const question = readQuestion(text, timeZone);
    return { text, question, answer: await editorCaller.rehearse(question), sold: soldOf(text) };
  };
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>{say('rehearsal.intro')}</p>
      <QuestionForm
        initial={initial}
        zones={(text) => soldOf(text).zones}
        onAsk={async (text) => setRehearsed(await rehearse(text))}
      />
      {rehearsed && <Answer rehearsed={rehearsed} rehearse={rehearse} />}
      <Findings />
      <NextSteps />
    </div>
  );
}
