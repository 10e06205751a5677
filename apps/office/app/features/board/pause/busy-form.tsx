import { busyMinutes, type PauseLength } from '@comptoir/domain';
import { randomId } from '@comptoir/web-app/base';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Pick } from '../../../components/pick.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { LengthPick } from './length-pick.tsx';
import { type ModesKey, modesOf } from './modes-key.ts';
import { ModesPick } from './modes-pick.tsx';
import styles from './pause.module.css';
import { PauseActions } from './pause-actions.tsx';
import { useEnds } from './use-ends.ts';

type BusyMinutes = (typeof busyMinutes)[number];

const lengths: PauseLength[] = [30, 60, 'service'];

export function BusyForm() {
  const say = useMessage();
  const sayEnd = useEnds();
  const { isBusy, failure, run } = useSending();
  const [actionId] = useState(randomId);
  const [modes, setModes] = useState<ModesKey>('both');
  const [extraMinutes, setExtra] = useState<BusyMinutes>(15);
  const [length, setLength] = useState<PauseLength>('service');
  const hour = sayEnd(length);

  const confirm = () =>
    run(async () => {
      const { service } = await editorCaller.setBusy(actionId, { modes: modesOf(modes), extraMinutes, length });
      useBoardStore.setState({ service });
      closeSheet();
    });

  return (
    <>
      <Pick
        legend={say('pause.extra')}
        isLarge
        chosen={extraMinutes}
        onChoose={setExtra}
        choices={busyMinutes.map((minutes) => ({
          value: minutes,
          label: say('pause.minutes', { minutes }),
          data: { 'data-minutes': minutes },
        }))}
      />
      <ModesPick chosen={modes} onChoose={setModes} />
      <Promises modes={modes} extraMinutes={extraMinutes} />
      <LengthPick lengths={lengths} chosen={length} onChoose={setLength} />
      <FailureNote failure={failure} />
      <PauseActions>
        <OfficeButton kind="ink" isBusy={isBusy} onClick={confirm} data-testid="busy-confirm">
          <Glyph name="flame" />
          <Text
            id={hour === '' ? 'pause.confirmBusyLong' : 'pause.confirmBusy'}
            values={{ minutes: extraMinutes, hour }}
          />
        </OfficeButton>
      </PauseActions>
    </>
  );
}

/** The promises of the chosen modes, without and with the minutes. What a busy period added before is replaced. */
function Promises({ modes: key, extraMinutes }: { modes: ModesKey; extraMinutes: number }) {
  const say = useMessage();
  const service = useBoardStore((state) => state.service);
  const rows = modesOf(key).flatMap((mode) => {
    const told = mode === 'pickup' ? service?.pickupMinutes : service?.deliveryMinutes;
    if (told === null || told === undefined) return [];
    const added = (service?.busy ?? []).filter(({ modes }) => modes.includes(mode)).map((busy) => busy.extraMinutes);
    const usual = told - Math.max(0, ...added);
    return [{ mode, told, wanted: usual + extraMinutes }];
  });
  return (
    <table className={styles.promises}>
      <thead>
        <tr>
          <th scope="col">{say('pause.table.mode')}</th>
          <th scope="col">{say('pause.table.now')}</th>
          <th scope="col">{say('pause.table.busy', { minutes: extraMinutes })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ mode, told, wanted }) => (
          <tr key={mode}>
            <th scope="row">{say(`pause.modes.${mode}`)}</th>
            <td className="figures">{say('pause.table.value', { minutes: told })}</td>
            <td className="figures">{say('pause.table.value', { minutes: wanted })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
