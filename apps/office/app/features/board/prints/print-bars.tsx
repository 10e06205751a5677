import type { OpenPrints, PrintAnswer } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { randomId } from '@comptoir/web-app/base';
import { useFormat } from '@comptoir/web-app/messages';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { useSending } from '../../../components/form/use-sending.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { printsMessages } from '../../../messages/french/board/prints.ts';
import { AddedMessages } from '../../../messages/messages-provider.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { usePrintsStore } from '../../../state/board/prints-store.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { Bar } from '../base/bar.tsx';

/** What printers need, and what they may have printed or not: one question at a time (TCK-14 to TCK-16). */
export function PrintBars({ prints: { waiting, unknown, failed } }: { prints: OpenPrints }) {
  const [asked, ...others] = unknown;
  return (
    <AddedMessages add={{ prints: printsMessages }}>
      {waiting.map((one) => (
        <WaitingBar key={one.printer} waiting={one} />
      ))}
      {asked && <AskedBar key={asked.id} asked={asked} more={others.length} />}
      {failed.length > 0 && <FailedBar failed={failed} />}
    </AddedMessages>
  );
}

/** Sends what the kitchen says, and shows what is open afterwards. */
function useAnswer() {
  const { isBusy, failure, run } = useSending();
  const answer = (ids: readonly number[], what: PrintAnswer) =>
    run(async () => {
      usePrintsStore.setState({ prints: await editorCaller.answerPrints(randomId(), ids, what) });
    });
  return { isBusy, failure, answer };
}

function WaitingBar({ waiting: { printer, why, ids } }: { waiting: OpenPrints['waiting'][number] }) {
  const say = useMessage();
  const { isBusy, failure, answer } = useAnswer();
  const text = say('prints.waiting', { printer, why, count: ids.length });
  return (
    <>
      <Bar look="bad" testId="printer-waits" drawing={<Icon name="triangle-alert" />} text={text}>
        <OfficeButton kind="plain" isBusy={isBusy} onClick={() => answer(ids, 'again')}>
          <Text id="prints.retry" values={{ why }} />
        </OfficeButton>
      </Bar>
      <FailureNote failure={failure} />
    </>
  );
}

function AskedBar({ asked, more }: { asked: OpenPrints['unknown'][number]; more: number }) {
  const say = useMessage();
  const { isBusy, failure, answer } = useAnswer();
  return (
    <>
      <Bar
        look="bad"
        testId="print-asked"
        drawing={<Icon name="info" />}
        text={say('prints.asked', { ...asked, more })}
      >
        <OfficeButton kind="plain" isBusy={isBusy} onClick={() => answer([asked.id], 'done')}>
          <Text id="prints.yes" />
        </OfficeButton>
        <OfficeButton kind="plain" isBusy={isBusy} onClick={() => answer([asked.id], 'again')}>
          <Text id="prints.again" />
        </OfficeButton>
      </Bar>
      <FailureNote failure={failure} />
    </>
  );
}

function FailedBar({ failed }: { failed: OpenPrints['failed'] }) {
  const say = useMessage();
  const format = useFormat();
  const { isBusy, failure, answer } = useAnswer();
  const count = failed.length;
  const ids = failed.map(({ id }) => id);
  const numbers = format.list([...new Set(failed.map(({ number }) => String(number)))]);
  return (
    <>
      <Bar
        look="bad"
        testId="prints-failed"
        drawing={<Icon name="triangle-alert" />}
        text={say('prints.failed', { count, numbers })}
      >
        <OfficeButton kind="plain" isBusy={isBusy} onClick={() => answer(ids, 'again')}>
          <Text id="prints.printAll" values={{ count }} />
        </OfficeButton>
        <OfficeButton kind="plain" isBusy={isBusy} onClick={() => answer(ids, 'done')}>
          <Text id="prints.ignore" />
        </OfficeButton>
      </Bar>
      <FailureNote failure={failure} />
    </>
  );
}
