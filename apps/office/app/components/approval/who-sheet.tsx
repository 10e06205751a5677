import type { Acting } from '@comptoir/contract';
import { useFormat } from '@comptoir/web-app/messages';
import { approvalMessages } from '../../messages/french/approval.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useWhoQuestion } from '../../state/question/questions.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { noteActing, useSession } from '../../state/session/session-store.ts';
import { useSite } from '../../state/site.ts';
import { Answered } from '../answered.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { useSending } from '../form/use-sending.ts';
import { OfficeButton } from '../office-button.tsx';
import { StateBox } from '../state-box.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import styles from './manager-sheet.module.css';
import { PersonPin } from './person-pin.tsx';

/** Asks who acts on the tablet, before an action or from the button of the board (ROL-09). */
export function WhoSheet() {
  const asking = useWhoQuestion((state) => state.asking);
  return (
    asking && (
      <AddedMessages add={{ approval: approvalMessages }}>
        <AskingSheet onAnswer={asking.answer} />
      </AddedMessages>
    )
  );
}

function AskingSheet({ onAnswer }: { onAnswer: (isSaid: boolean) => void }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(officeCaller.who);
  const acting = useSession()?.acting ?? null;
  return (
    <KitchenSheet title={say('approval.act.title')} testId="who-sheet" onClose={() => onAnswer(false)}>
      {acting && <ActingNow acting={acting} onEnded={() => onAnswer(false)} />}
      <Answered answer={answer} onRetry={ask} rowHeight="4rem">
        {({ people }) => (
          <Others
            people={people.filter(({ id }) => id !== acting?.id)}
            isFirst={acting === null}
            onSaid={() => onAnswer(true)}
          />
        )}
      </Answered>
    </KitchenSheet>
  );
}

interface OthersProps {
  people: { id: number; name: string }[];
  /** `isFirst`: no person acts yet. */
  isFirst: boolean;
  onSaid: () => void;
}

function Others({ people, isFirst, onSaid }: OthersProps) {
  const say = useMessage();
  const begin = async (personId: number, pin: string) => {
    noteActing(await officeCaller.sayWho(personId, pin));
    onSaid();
  };
  if (people.length > 0)
    return (
      <PersonPin
        people={people}
        question={say('approval.act.who')}
        submitLabel={say('approval.act.confirm')}
        onPin={begin}
      />
    );
  return (
    isFirst && <StateBox icon="circle-alert" title={say('approval.noneTitle')} text={say('approval.act.noneText')} />
  );
}

/** The person who acts now may finish. */
function ActingNow({ acting, onEnded }: { acting: Acting; onEnded: () => void }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const { isBusy, failure, run } = useSending();
  const end = async () => {
    await officeCaller.endWho();
    noteActing(null);
    onEnded();
  };
  const until = format.hour(acting.until.toZonedDateTimeISO(timeZone));
  return (
    <>
      <p className={styles.what}>{say('approval.act.now', { name: acting.name, until })}</p>
      <FailureNote failure={failure} />
      <OfficeButton kind="go" isWide isBusy={isBusy} onClick={() => run(end)}>
        {say('approval.act.end')}
      </OfficeButton>
    </>
  );
}
