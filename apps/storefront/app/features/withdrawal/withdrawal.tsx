import type { DeclaredWithdrawal } from '@comptoir/contract';
import { Button, Note } from '@comptoir/ui';
import { useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { lazyPart } from '../../platform/navigation/lazy-part.tsx';
import type { Followed } from '../../state/live/followed-order.ts';
import { announceOffline } from '../../state/page/announcement-store.ts';
import { useDeclaredWords } from './use-declared-words.ts';

const WithdrawalSheet = lazyPart<Followed & { onClose: () => void }>(
  async () => (await import('./withdrawal-sheet.tsx')).WithdrawalSheet,
  { onMissing: announceOffline, isOpened: true },
);

/** The button as long as something can be given back, and what was declared before (LAW-34). */
export function Withdrawal(props: Followed) {
  const say = useMessage();
  const [isOpen, setOpen] = useState(false);
  const { withdrawal } = props.order;
  async function open(): Promise<void> {
    await WithdrawalSheet.load();
    setOpen(true);
  }
  return (
    <>
      {withdrawal && withdrawal.lines.length > 0 && (
        <div className="row">
          <Button
            kind="outline"
            isSmall
            data-testid="withdraw"
            aria-haspopup="dialog"
            onPointerDown={WithdrawalSheet.load}
            onClick={open}
          >
            {say('shell.pages.Withdrawal')}
          </Button>
        </div>
      )}
      {withdrawal?.declared.map((declared) => (
        <DeclaredNote key={declared.id} order={props.order} declared={declared} />
      ))}
      {isOpen && <WithdrawalSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeclaredNote({ order, declared }: Pick<Followed, 'order'> & { declared: DeclaredWithdrawal }) {
  const { of, next } = useDeclaredWords(order)(declared);
  const kinds = { settled: 'good', refused: 'neutral', declared: 'warm', settling: 'warm', unmatched: 'warm' } as const;
  return (
    <Note kind={kinds[declared.state]}>
      <p className="bold">{of}</p>
      <p>{next}</p>
    </Note>
  );
}
