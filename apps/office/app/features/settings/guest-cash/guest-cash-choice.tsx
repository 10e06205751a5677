import { type GuestCash, guestCashOrders } from '@comptoir/domain';
import { Stepper } from '@comptoir/ui';
import { useState } from 'react';
import { type Failure, failureOf } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import styles from './guest-cash.module.css';

const kinds = ['accepted', 'code', 'account'] as const satisfies GuestCash['kind'][];

/** After a failed request, the choice returns to the saved value. */
export function GuestCashChoice({ current }: { current: GuestCash }) {
  const say = useMessage();
  const [held, setHeld] = useState(current);
  const [wanted, setWanted] = useState<GuestCash | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const shown = wanted ?? held;
  const from = shown.kind === 'code' ? shown.from : guestCashOrders.usual;

  async function choose(guestCash: GuestCash): Promise<void> {
    setWanted(guestCash);
    setFailure(null);
    try {
      setHeld(await officeCaller.chooseGuestCash(guestCash));
    } catch (error) {
      setFailure(failureOf(error));
    }
    // If a later choice is being sent, its response will bring the saved value.
    setWanted((latest) => (latest === guestCash ? null : latest));
  }

  return (
    <>
      <Pick
        legend={say('settings.guestCash.legend')}
        isLegendHidden
        chosen={shown.kind}
        onChoose={(kind) => void choose(kind === 'code' ? { kind, from } : { kind })}
        choices={kinds.map((value) => ({
          value,
          label: say(`settings.guestCash.${value}`),
          hint: say(`settings.guestCash.${value}Hint`, { from }),
        }))}
      />
      {shown.kind === 'code' && (
        <div className={styles.from}>
          <span>{say('settings.guestCash.from')}</span>
          <Stepper
            value={from}
            min={guestCashOrders.least}
            max={guestCashOrders.most}
            onChange={(count) => void choose({ kind: 'code', from: count })}
            lessLabel={say('settings.guestCash.less')}
            moreLabel={say('settings.guestCash.more')}
          />
        </div>
      )}
      <FailureNote failure={failure} />
    </>
  );
}
