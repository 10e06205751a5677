import type { Reception } from '@comptoir/domain';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { type Failure, failureOf } from '../../../parts/form/failure.ts';
import { FailureNote } from '../../../parts/form/failure-note.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';

const choices = ['manual', 'automatic', 'none'] as const satisfies Reception[];

/** How orders are received, for those who may say so: a shop begins with mails alone, and its board would stay empty (BRD-59). */
export function ReceptionChoice() {
  const say = useMessage();
  const session = useSession();
  const current = useBoardStore(({ service }) => service?.reception ?? null);
  const [wanted, setWanted] = useState<Reception | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!session?.permissions.includes('reception') || current === null) return null;

  async function choose(reception: Reception): Promise<void> {
    setWanted(reception);
    setFailure(null);
    try {
      await officeCaller.chooseReception(reception);
    } catch (error) {
      setWanted(null);
      setFailure(failureOf(error));
    }
  }

  return (
    <div data-testid="reception" data-reception={current}>
      <Pick
        legend={say(current === 'none' ? 'board.reception.question' : 'board.reception.legend')}
        choices={choices.map((value) => ({
          value,
          label: say(`board.reception.${value}`),
          hint: say(`board.reception.${value}Hint`),
        }))}
        chosen={wanted ?? current}
        onChoose={(reception) => void choose(reception)}
      />
      <FailureNote failure={failure} />
    </div>
  );
}
