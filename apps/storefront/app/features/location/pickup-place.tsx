import { choiceStyles, Icon, Note } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import { usePickupPromise } from './use-pickup-promise.ts';

interface PickupPlaceProps {
  isChosen: boolean;
  testId: string | undefined;
  onChoose: () => void;
}

export function PickupPlace({ isChosen, testId, onChoose }: PickupPlaceProps) {
  const say = useMessage();
  const { title } = useSite();
  const { contacts } = useCatalogue((catalogue) => catalogue.settings);
  const moment = usePickupPromise();
  return (
    <>
      <button
        type="button"
        className={choiceStyles.choice}
        aria-pressed={isChosen}
        data-testid={testId}
        onClick={onChoose}
      >
        <span className={choiceStyles.icon}>
          <Icon name="store" />
        </span>
        <span className={choiceStyles.text}>
          <b>{contacts.name || title}</b>
          <small>{contacts.address}</small>
        </span>
        {isChosen && <Icon name="circle-check" />}
      </button>
      {moment ? (
        <Note kind="good" icon="clock">
          {say('location.ready', { moment })}
        </Note>
      ) : (
        <Note kind="warm">{say('location.closed')}</Note>
      )}
    </>
  );
}
