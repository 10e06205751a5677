import { Button, buttonClass, Note, Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { useFormat } from '../../../messages/use-format.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { openSheet } from '../../../state/page/sheet-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import styles from './reorder-sheet.module.css';
import type { ReorderOutcome } from './use-reorder.ts';

function Names({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** What is not as it was: no longer served, to be composed anew, at another price. */
export function ReorderSheet({ outcome, onClose }: { outcome: ReorderOutcome; onClose: () => void }) {
  const say = useMessage();
  const path = usePath();
  const format = useFormat();
  const titleId = useId();
  const { stages } = useNavigation();
  const close = useEffectEvent(onClose);
  // Back closes it, as it closes every sheet.
  useEffect(() => stages.cover(() => close()), [stages]);
  const { gone, recomposed, repriced, count, isCut } = outcome;
  const prices = (isDearer: boolean) =>
    repriced
      .filter(({ beforeCents, afterCents }) => afterCents > beforeCents === isDearer)
      .map(({ name, beforeCents, afterCents }) =>
        say('account.again.price', { name, before: format.money(beforeCents), after: format.money(afterCents) }),
      );
  return (
    <Sheet titleId={titleId} kind="slim" testId="reorder" onClose={onClose}>
      <SheetHeader
        titleId={titleId}
        title={say('account.again.title')}
        closeLabel={say('account.close')}
        onClose={onClose}
      />
      <SheetBody className="stack" isReadOnly>
        <Note kind={count > 0 ? 'good' : 'warm'} {...(count === 0 && { icon: 'info' as const })}>
          <p>{count > 0 ? say('account.again.done', { count }) : say('account.again.nothing')}</p>
        </Note>
        {isCut && <p>{say('account.again.full')}</p>}
        <Names title={say('account.again.gone')} names={gone} />
        <Names title={say('account.again.changed')} names={recomposed} />
        <Names title={say('account.again.dearer')} names={prices(true)} />
        <Names title={say('account.again.cheaper')} names={prices(false)} />
      </SheetBody>
      <SheetFooter>
        {count > 0 ? (
          <Button
            isWide
            onClick={() => {
              onClose();
              openSheet({ name: 'cart' });
            }}
          >
            {say('account.again.toCart')}
          </Button>
        ) : (
          <Link className={buttonClass('primary', { isWide: true })} to={path('/menu')}>
            {say('account.again.toMenu')}
          </Link>
        )}
      </SheetFooter>
    </Sheet>
  );
}
