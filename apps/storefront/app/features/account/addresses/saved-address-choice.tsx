import { ApiError, type SavedAddress } from '@comptoir/contract';
import { choiceStyles, fieldStyles, Icon } from '@comptoir/ui';
import { useState } from 'react';
import { AccountMessages } from '../../../messages/account-messages.tsx';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import type { Access } from '../../../messages/write-access.ts';
import { useSignedData } from '../../../state/account/use-signed-data.ts';
import { addressChoice } from '../../../state/location/address-choice.ts';
import { addressText } from '../../../state/location/address-text.ts';
import { chooseLocation, useLocationStore } from '../../../state/location/location-store.ts';
import { useCaller, useCatalogue } from '../../../state/shop/shop-context.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { type Failure, failureOf } from '../form/use-form.ts';
import { describeAddress } from './describe-address.ts';
import styles from './saved-address-choice.module.css';

interface SavedAddressChoiceProps {
  onChoose: (access: Access) => void;
}

/** Measures the distance of an address and makes it the order's place. Resolves with an error's message id, or null. */
function usePlaceChoice(): (address: SavedAddress) => Promise<MessageId | null> {
  const caller = useCaller();
  const settings = useCatalogue((catalogue) => catalogue.settings);
  return async (address) => {
    const query = addressText(address);
    const choice = addressChoice(query, await caller.distance(query), settings);
    if (choice.isTooFar) return 'account.addresses.tooFar';
    if (choice.isInvalid) return 'account.addresses.notFound';
    chooseLocation(choice);
    return null;
  };
}

function Choice({ onChoose }: SavedAddressChoiceProps) {
  const say = useMessage();
  const choosePlace = usePlaceChoice();
  const chosen = useLocationStore((location) => location.query);
  const addresses = useSignedData('addresses', (caller, session) => caller.savedAddresses(session));
  const [measured, setMeasured] = useState<SavedAddress | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Without saved addresses nothing is shown, because the customer fills in the form.
  if (addresses.state !== 'ready' || addresses.data.length === 0) return null;

  async function choose(address: SavedAddress): Promise<void> {
    setMeasured(address);
    setFailure(null);
    try {
      const obstacle = await choosePlace(address);
      if (obstacle) return setFailure({ id: obstacle });
      const { address2: complement, floor, code, interphone: intercom } = address;
      onChoose({ complement, floor, code, intercom });
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 200;
      setFailure(isUnknown ? { id: 'account.addresses.notFound' } : failureOf(error));
    } finally {
      setMeasured(null);
    }
  }

  return (
    <fieldset className={styles.addresses}>
      <legend className={fieldStyles.label}>{say('account.addresses.choose')}</legend>
      <FailureNote failure={failure} />
      {addresses.data.map((address) => (
        <button
          key={addressText(address) + describeAddress(address)}
          type="button"
          className={choiceStyles.choice}
          aria-pressed={addressText(address) === chosen}
          aria-busy={measured === address || undefined}
          disabled={measured !== null}
          onClick={() => void choose(address)}
        >
          <span className={choiceStyles.icon}>
            {measured === address ? <Icon name="loader-circle" isSpinning /> : <Icon name="map-pin" />}
          </span>
          <span className={choiceStyles.text}>
            <b>{address.address}</b>
            <small>{describeAddress(address)}</small>
          </span>
        </button>
      ))}
    </fieldset>
  );
}

export default function SavedAddressChoice(props: SavedAddressChoiceProps) {
  return (
    <AccountMessages>
      <Choice {...props} />
    </AccountMessages>
  );
}
