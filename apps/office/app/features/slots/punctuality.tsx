import { type Punctuality as Measured, punctualityDays } from '@comptoir/contract';
import { Answered } from '../../components/answered.tsx';
import { Panel } from '../../components/panel.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { editorCaller } from '../../state/session/editor-caller.ts';
import { useSession } from '../../state/session/session-store.ts';

/** Fewer orders say nothing about a kitchen. */
const fewestOrders = 10;

/** How many orders the kitchen had ready when it had promised them, told to managers and owners (CAP-16). */
export function Punctuality() {
  const isForManagers = useSession()?.permissions.includes('catalogue') ?? false;
  return isForManagers && <PunctualityPanel />;
}

function PunctualityPanel() {
  const say = useMessage();
  const { answer, ask } = useAnswer(editorCaller.punctuality);
  return (
    <Panel title={say('slots.punctuality.title')}>
      <Answered answer={answer} onRetry={ask} rowHeight="1.5rem">
        {(measured) => <Share measured={measured} />}
      </Answered>
    </Panel>
  );
}

function Share({ measured: { orders, onTime } }: { measured: Measured }) {
  if (orders < fewestOrders)
    return <Text as="p" id="slots.punctuality.few" values={{ orders, days: punctualityDays }} />;
  const percent = Math.floor((100 * onTime) / orders);
  return (
    <p data-testid="punctuality">
      <Text id="slots.punctuality.share" values={{ percent, onTime, orders, days: punctualityDays }} />
    </p>
  );
}
