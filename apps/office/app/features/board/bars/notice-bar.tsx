import { phoneLink } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { OfficeButton, officeButtonClass } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { type Say, useMessage } from '../../../messages/use-message.ts';
import { dismiss, type Notice } from '../../../state/board/notice-store.ts';
import { Bar } from '../base/bar.tsx';
import { useHour } from '../base/use-hour.ts';

const gravely: readonly Notice['kind'][] = ['withdrawn', 'refund-refused', 'alcohol-kept', 'too-old', 'ended'];

/** If the customer may be waiting, the notice has a button that phones them. */
export function NoticeBar({ notice }: { notice: Notice }) {
  const say = useMessage();
  const sayHour = useHour();
  const { kind, order } = notice;
  const call = kind === 'too-old' || kind === 'ended' ? phoneLink(order.customer.phone) : null;
  const isGrave = gravely.includes(kind);
  return (
    <Bar
      look={isGrave ? 'bad' : 'ask'}
      testId="notice"
      drawing={<Icon name={isGrave ? 'triangle-alert' : 'info'} />}
      text={sayNotice(notice, say, sayHour)}
    >
      {call && (
        <a className={officeButtonClass({ kind: 'plain' })} href={call}>
          <Icon name="phone" />
          <Text id="board.notice.call" />
        </a>
      )}
      <OfficeButton kind="plain" onClick={() => dismiss(notice)}>
        <Text id="board.notice.close" />
      </OfficeButton>
    </Bar>
  );
}

function sayNotice({ kind, order }: Notice, say: Say, sayHour: (at: Temporal.Instant) => string): string {
  const { number, state, movedBy } = order;
  const who = { by: movedBy === null ? 'none' : 'known', who: movedBy ?? '' };
  switch (kind) {
    case 'withdrawn':
      return say('board.notice.withdrawn', { number });
    case 'refund-refused':
      return say('board.notice.refundRefused', { number });
    case 'alcohol-kept':
      return say('board.notice.alcoholKept', { number });
    case 'too-old':
      return say('board.notice.tooOld', { number });
    case 'ended': {
      const hour = order.endedAt ? sayHour(order.endedAt) : '';
      return say(order.reason === 'no_answer' ? 'board.notice.endedUnanswered' : 'board.notice.ended', {
        number,
        hour,
      });
    }
    case 'moved':
      if (state === 'accepted') return say('board.notice.accepted', { number, hour: sayHour(order.dueAt), ...who });
      return say(state === 'refused' ? 'board.notice.refused' : 'board.notice.changed', { number, ...who });
  }
}
