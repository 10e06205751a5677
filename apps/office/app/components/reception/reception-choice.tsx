import type { Reception } from '@comptoir/domain';
import { useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { type Failure, failureOf } from '../form/failure.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { ReceptionPick } from './reception-pick.tsx';

/** Changes how orders are received. After a failed request, the choice returns to the saved value (BRD-59). */
export function ReceptionChoice({ current }: { current: Reception }) {
  const say = useMessage();
  const [wanted, setWanted] = useState<Reception | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

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
    <>
      <ReceptionPick
        legend={say('reception.legend')}
        isLegendHidden
        chosen={wanted ?? current}
        onChoose={(reception) => void choose(reception)}
      />
      <FailureNote failure={failure} />
    </>
  );
}
