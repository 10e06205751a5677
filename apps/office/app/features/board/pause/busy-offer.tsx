import { randomId } from '@comptoir/web-app/base';
import { serverNow, useNow } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { Bar } from '../base/bar.tsx';
import { useKitchenLoad } from '../strip/use-kitchen-load.ts';
import { isKitchenFull } from './is-kitchen-full.ts';
import { useOfferStore } from './offer-store.ts';
import { useEnds } from './use-ends.ts';

const extraMinutes = 15 as const;
const quietMilliseconds = 20 * 60_000;

/** Asks a full kitchen whether it is busy, once in 20 minutes. Only a tap makes it so (PSE-08). */
export function BusyOffer() {
  const answeredAt = useOfferStore((state) => state.answeredAt);
  const isPossible = useBoardStore(
    ({ service }) => service?.isOpen === true && service.unanswered === null && service.busy.length === 0,
  );
  const isQuiet = useNow((now) => answeredAt !== null && now.epochMilliseconds < answeredAt + quietMilliseconds);
  const load = useKitchenLoad();
  return isPossible && !isQuiet && isKitchenFull(load) && <Offer />;
}

function Offer() {
  const say = useMessage();
  const hour = useEnds()('service');
  const { isBusy, failure, run } = useSending();
  const [actionId] = useState(randomId);
  const noteAnswer = () => useOfferStore.setState({ answeredAt: serverNow().epochMilliseconds });
  const accept = () =>
    run(async () => {
      const wanted = { modes: ['pickup' as const, 'delivery' as const], extraMinutes, length: 'service' as const };
      const { service } = await editorCaller.setBusy(actionId, wanted);
      useBoardStore.setState({ service });
      noteAnswer();
    });
  return (
    <>
      <Bar
        look="ask"
        testId="busy-offer"
        drawing={<Glyph name="flame" />}
        text={say('pause.offer.text', { minutes: extraMinutes, hour: hour === '' ? 'none' : hour })}
      >
        <OfficeButton kind="plain" onClick={noteAnswer} data-testid="busy-offer-no">
          <Text id="pause.offer.no" />
        </OfficeButton>
        <OfficeButton isBusy={isBusy} onClick={accept} data-testid="busy-offer-yes">
          <Text id="pause.offer.yes" />
        </OfficeButton>
      </Bar>
      <FailureNote failure={failure} />
    </>
  );
}
