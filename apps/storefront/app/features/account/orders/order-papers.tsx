import type { OrderPaper } from '@comptoir/contract';
import { Button } from '@comptoir/ui';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { type Failure, failureOf } from '../form/use-form.ts';

/** The invoice of a company's order and its credit notes, as files (LAW-67). */
export function OrderPapers({ papers }: { papers: readonly OrderPaper[] }) {
  const say = useMessage();
  const { signed } = useAccount();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (papers.length === 0) return null;

  async function download(number: string): Promise<void> {
    setBusy(number);
    setFailure(null);
    try {
      const pdf = await signed((caller, session) => caller.invoicePdf(session, number));
      saveFile(`${number}.pdf`, bytesOf(pdf), 'application/pdf');
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="stack">
      <FailureNote failure={failure} />
      {papers.map(({ number, kind, hasPdf }) =>
        hasPdf ? (
          <Button key={number} kind="outline" isSmall isBusy={busy === number} onClick={() => void download(number)}>
            {say(`account.orders.paper.${kind}`, { number })}
          </Button>
        ) : (
          <p key={number} className="small muted">
            {say('account.orders.paper.drawing', { number })}
          </p>
        ),
      )}
    </div>
  );
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
