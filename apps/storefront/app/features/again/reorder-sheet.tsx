import { Button, buttonClass, Note, Sheet, SheetBody, SheetFooter, SheetHeader } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { useId } from 'react';
import { againMessages } from '../../messages/french/order/again.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { openSheet, type ReorderOutcome } from '../../state/page/sheet-store.ts';
import { usePath } from '../../state/page/use-path.ts';
import styles from './reorder-sheet.module.css';

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

interface ReorderSheetProps {
  outcome: ReorderOutcome;
  onClose: () => void;
}

function Outcome({ outcome, onClose }: ReorderSheetProps) {
  const say = useMessage();
  const path = usePath();
  const format = useFormat();
  const titleId = useId();
  const { gone, recomposed, repriced, count, isCut } = outcome;
  const prices = (isDearer: boolean) =>
    repriced
      .filter(({ beforeCents, afterCents }) => afterCents > beforeCents === isDearer)
      .map(({ name, beforeCents, afterCents }) =>
        say('again.price', { name, before: format.money(beforeCents), after: format.money(afterCents) }),
      );
  return (
    <Sheet titleId={titleId} kind="slim" testId="reorder" onClose={onClose}>
      <SheetHeader titleId={titleId} title={say('again.title')} closeLabel={say('again.close')} onClose={onClose} />
      <SheetBody className="stack" isReadOnly>
        <Note kind={count > 0 ? 'good' : 'warm'} {...(count === 0 && { icon: 'info' as const })}>
          <p>{count > 0 ? say('again.done', { count }) : say('again.nothing')}</p>
        </Note>
        {isCut && <p>{say('again.full')}</p>}
        <Names title={say('again.gone')} names={gone} />
        <Names title={say('again.changed')} names={recomposed} />
        <Names title={say('again.dearer')} names={prices(true)} />
        <Names title={say('again.cheaper')} names={prices(false)} />
      </SheetBody>
      <SheetFooter>
        {count > 0 ? (
          <Button isWide onClick={() => openSheet({ name: 'cart' })}>
            {say('again.toCart')}
          </Button>
        ) : (
          <Link className={buttonClass('primary', { isWide: true })} to={path('/menu')} onClick={onClose}>
            {say('again.toMenu')}
          </Link>
        )}
      </SheetFooter>
    </Sheet>
  );
}

export function ReorderSheet(props: ReorderSheetProps) {
  return (
    <AddedMessages add={{ again: againMessages }}>
      <Outcome {...props} />
    </AddedMessages>
  );
}
