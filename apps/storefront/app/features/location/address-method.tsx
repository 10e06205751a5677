import { Button, choiceStyles, Icon, Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { specificationKey, useMessage } from '../../messages/use-message.ts';
import type { ChosenLocation } from '../../state/location/chosen-location.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { sayDeliveryTerms, useDeliveryTerms } from '../../state/use-delivery-terms.ts';
import { AddressField } from './address-field.tsx';
import { useAddressSearch } from './use-address-search.ts';
import { usePickupPromise } from './use-pickup-promise.ts';

function Reached({ location }: { location: ChosenLocation }) {
  const say = useMessage();
  const format = useFormat();
  const terms = useDeliveryTerms(location);
  const answer = location.measured;
  // The note needs the distance and travel time that the server measured.
  if (!answer || answer.duration === null || terms === null || terms === 'unreachable') return null;
  return (
    <Note kind="good">
      <p data-testid="address-reached">
        {say('location.reached', {
          distance: format.distance(answer.distance),
          unit: answer.unit,
          minutes: Math.max(1, answer.duration),
          terms: sayDeliveryTerms(terms, say, format),
        })}
      </p>
    </Note>
  );
}

function FetchInstead({ location, onChoose }: { location: ChosenLocation; onChoose: () => void }) {
  const say = useMessage();
  const format = useFormat();
  const { contacts, delivery } = useCatalogue((catalogue) => catalogue.settings);
  const moment = usePickupPromise();
  const answer = location.measured;
  return (
    <>
      {location.isTooFar && answer && (
        <Note kind="neutral" icon="navigation">
          <p>
            {say('location.farAway', {
              city: answer.city,
              // Rounded up, because 10.01 km must not look equal to the limit of ten.
              distance: format.distance(Math.ceil(answer.distance * 10) / 10),
              unit: answer.unit,
              most: format.distance(delivery.maxDistance ?? 0),
              mostUnit: delivery.unit,
            })}
          </p>
        </Note>
      )}
      <button type="button" className={choiceStyles.choice} data-testid="fetch-instead" onClick={onChoose}>
        <span className={choiceStyles.icon}>
          <Icon name="store" />
        </span>
        <span className={choiceStyles.text}>
          <b>{say('location.fetchInstead')}</b>
          <small>
            {moment
              ? say('location.fetchAt', { moment, address: contacts.address.split(',')[0] ?? '' })
              : contacts.address}
          </small>
        </span>
        <Icon name="chevron-right" size="small" />
      </button>
    </>
  );
}

interface AddressMethodProps {
  location: ChosenLocation;
  onSearch: () => void;
  onChoice: (choice: ChosenLocation) => void;
  onPickup: () => void;
}

export function AddressMethod({ location, onSearch, onChoice, onPickup }: AddressMethodProps) {
  const say = useMessage();
  const format = useFormat();
  const delivery = useCatalogue((catalogue) => catalogue.settings.delivery);
  const search = useAddressSearch(location, onSearch, onChoice);
  const { state } = search;
  const choice = state.kind === 'judged' ? state.choice : null;

  function problem(): { text: string; key: string | undefined } | null {
    if (state.kind === 'failed' && state.isUnanswered) return { text: say('location.unanswered'), key: undefined };
    if (state.kind === 'failed') return { text: state.message || say('location.notFound'), key: undefined };
    if (choice?.isTooFar) return { text: say('location.tooFar'), key: specificationKey('location.tooFar') };
    if (!choice?.isInvalid) return null;
    return { text: say(choice.measured ? 'location.outOfZone' : 'location.notFound'), key: undefined };
  }

  const error = problem();
  return (
    <>
      <AddressField search={search} error={error} />
      {choice && !error && <Reached location={choice} />}
      {state.kind === 'failed' && state.isUnanswered && (
        <Button kind="outline" isSmall onClick={search.retry}>
          <Icon name="refresh-cw" size="small" />
          {say('location.tryAgain')}
        </Button>
      )}
      {choice?.isInvalid && delivery.zones.length > 0 && (
        <Note kind="neutral" icon="navigation">
          {say('location.zones', { names: format.list(delivery.zones.map(({ name }) => name)) })}
        </Note>
      )}
      {error && <FetchInstead location={choice ?? location} onChoose={onPickup} />}
    </>
  );
}
