import { maxPauseMessage, type PauseLength, pauseLengths } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useState } from 'react';
import { Consequence } from '../../../components/consequence.tsx';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { closeSheet } from '../../../state/board/sheet-store.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { LengthPick } from './length-pick.tsx';
import { type ModesKey, modesOf } from './modes-key.ts';
import { ModesPick } from './modes-pick.tsx';
import { PauseActions } from './pause-actions.tsx';
import { useEnds } from './use-ends.ts';

export function PauseForm() {
  const say = useMessage();
  const sayEnd = useEnds();
  const { isBusy, failure, run } = useSending();
  const [actionId] = useState(randomId);
  const [modes, setModes] = useState<ModesKey>('both');
  const [length, setLength] = useState<PauseLength>(30);
  const [message, setMessage] = useState('');
  const hour = sayEnd(length);

  const pause = () =>
    run(async () => {
      const { service } = await editorCaller.pauseOrders(actionId, { modes: modesOf(modes), length, message });
      useBoardStore.setState({ service });
      closeSheet();
    });

  return (
    <>
      <ModesPick chosen={modes} onChoose={setModes} hintOf={(key) => say(`pause.goesOn.${key}`)} />
      <LengthPick lengths={pauseLengths} chosen={length} onChoose={setLength} />
      <Field
        name="message"
        label={say('pause.message')}
        placeholder={say('pause.messageHint')}
        maxLength={maxPauseMessage}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Consequence look="plain">
        {say('pause.told', { modes, hour: hour === '' ? 'none' : say('pause.at', { hour }) })}
      </Consequence>
      <FailureNote failure={failure} />
      <PauseActions>
        <OfficeButton kind="ink" isBusy={isBusy} onClick={pause} data-testid="pause-confirm">
          <Glyph name="pause" />
          <Text id={hour === '' ? 'pause.confirmLong' : 'pause.confirm'} values={{ modes, hour }} />
        </OfficeButton>
      </PauseActions>
    </>
  );
}
