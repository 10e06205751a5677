import { Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/shop/shop-context.tsx';

interface StoredNoteProps {
  id: 'withdrawal.stored' | 'withdrawal.byNumber.storedAt';
  declaredAt: Temporal.Instant;
  children?: ReactNode;
}

/** Tells when the declaration arrived, to the second as the law wants. It takes the focus of the button that is gone. */
export function StoredNote({ id, declaredAt, children }: StoredNoteProps) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const at = declaredAt.toZonedDateTimeISO(timeZone);
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return (
    <div ref={ref} tabIndex={-1} role="status">
      <Note kind="good">
        {children}
        <p>
          {say(id, {
            day: format.date(at.toPlainDate()),
            hour: at.hour,
            minute: twoDigits(at.minute),
            second: twoDigits(at.second),
          })}
        </p>
      </Note>
    </div>
  );
}
