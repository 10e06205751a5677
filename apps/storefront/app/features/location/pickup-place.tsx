import { promisedAt, readyFrom } from '@comptoir/domain';
import { useMessage } from '../../messages/use-message.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useCatalogue, useSite } from '../../state/shop-context.tsx';
import { useNow } from '../../state/use-now.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';

interface PickupPlaceProps {
  isChosen: boolean;
  testId: string | undefined;
  onChoose: () => void;
}

/** The counter: its address, and when an order of now would be ready there. */
export function PickupPlace({ isChosen, testId, onChoose }: PickupPlaceProps) {
  const say = useMessage();
  const sayMoment = useMoment();
  const now = useNow();
  const { title } = useSite();
  const { contacts, scheduling } = useCatalogue((catalogue) => catalogue.settings);
  // The first menu on sale is the restaurant's ordinary one.
  const ordinary = useCatalogue((catalogue) => catalogue.menus).find((menu) => menu.isAvailable);
  const readyAt = ordinary ? readyFrom([ordinary], 'pickup', now, scheduling.exceptions) : null;
  return (
    <>
      <button type="button" className="ch" aria-pressed={isChosen} data-testid={testId} onClick={onChoose}>
        <span className="ico">
          <Icon name="store" />
        </span>
        <span className="grow">
          <b>{contacts.name || title}</b>
          <small>{contacts.address}</small>
        </span>
        {isChosen && <Icon name="circle-check" />}
      </button>
      {readyAt ? (
        <Note kind="good" icon="clock">
          {say('location.ready', { moment: sayMoment(promisedAt(readyAt, scheduling.pickup), now, 'around') })}
        </Note>
      ) : (
        <Note kind="warm">{say('location.closed')}</Note>
      )}
    </>
  );
}
