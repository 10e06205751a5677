import { classNames, Field, fieldStyles, linkStyles } from '@comptoir/ui';
import { type Fields, useFields } from '@comptoir/web-app/form';
import { useState } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { useMoment } from '../../../messages/use-moment.ts';
import type { DeliveryForm } from '../../../state/checkout/order-forms.ts';
import { updateCheckout } from '../../../state/checkout/update-checkout.ts';
import { useLocationStore } from '../../../state/location/location-store.ts';
import { usablePlaceOf } from '../../../state/location/order-place.ts';
import { validateDelivery } from '../machine/model/validate-forms.ts';
import type { Checkout } from '../run/use-checkout.ts';
import { WhenFields } from '../time/when-fields.tsx';
import { ChosenPlace } from './chosen-place.tsx';
import styles from './step-fields.module.css';
import { StepForm } from './step-form.tsx';

type AddressValues = Record<
  'address' | 'postal_code' | 'city' | 'country' | 'address2' | 'floor' | 'door_code' | 'intercom',
  string
>;

/** The longest value of each access field, in characters. */
const accessLength = 60;

const toForm = (known: DeliveryForm, fields: AddressValues): DeliveryForm => ({
  ...known,
  address: fields.address,
  city: fields.city,
  postalCode: fields.postal_code,
  country: fields.country,
});

const fields = [
  { name: 'address', label: 'checkout.delivery.address', autoComplete: 'address-line1', isWhole: true },
  { name: 'postal_code', label: 'checkout.delivery.postal_code', autoComplete: 'postal-code', isWhole: false },
  { name: 'city', label: 'checkout.delivery.city', autoComplete: 'address-level2', isWhole: false },
] as const;

const accessFields = [
  { name: 'floor', label: 'checkout.delivery.floor' },
  { name: 'door_code', label: 'checkout.delivery.doorCode' },
  { name: 'intercom', label: 'checkout.delivery.intercom' },
] as const;

/** Returns true if the form contains the chosen address, which has been measured. */
function useIsAddressKnown({ address, postalCode, city }: DeliveryForm): boolean {
  const place = usablePlaceOf(useLocationStore());
  return (
    place !== null &&
    place.address !== '' &&
    place.address === address.trim() &&
    place.postalCode === postalCode.trim() &&
    place.city === city.trim()
  );
}

type AddressForm = Fields<AddressValues, unknown>;

function AddressFields({ form, isFocused }: { form: AddressForm; isFocused: boolean }) {
  const say = useMessage();
  return (
    <div className={styles.twoColumns}>
      {fields.map(({ name, label: id, autoComplete, isWhole }) => (
        <div key={name} className={isWhole ? styles.whole : undefined}>
          <Field
            {...form.field(name)}
            label={say(id)}
            i18nKey={specificationKey(id)}
            autoComplete={autoComplete}
            inputMode={name === 'postal_code' ? 'numeric' : undefined}
            error={form.problemOf(name) ? say('checkout.field.required') : undefined}
            maxLength={255}
            autoFocus={isFocused && name === 'address'}
            aria-required
          />
        </div>
      ))}
    </div>
  );
}

function AccessFields({ form }: { form: AddressForm }) {
  const say = useMessage();
  return (
    <fieldset className={styles.access}>
      <legend className={fieldStyles.label}>{say('checkout.delivery.access')}</legend>
      <div className={styles.threeColumns}>
        {accessFields.map(({ name, label }) => (
          <Field key={name} {...form.field(name)} label={say(label)} autoComplete="off" maxLength={accessLength} />
        ))}
      </div>
      <Field
        {...form.field('address2')}
        label={say('checkout.delivery.complement')}
        placeholder={say('checkout.delivery.complementHint')}
        autoComplete="address-line2"
        maxLength={accessLength}
      />
    </fieldset>
  );
}

function useDeliveryForm({ state, details, cart, dispatch }: Checkout): AddressForm {
  const { delivery } = state;
  const values: AddressValues = {
    address: delivery.address,
    postal_code: delivery.postalCode,
    city: delivery.city,
    country: delivery.country,
    address2: details.access.complement,
    floor: details.access.floor,
    door_code: details.access.code,
    intercom: details.access.intercom,
  };
  return useFields({
    values,
    check: (typed) => {
      const { address, postalCode, city } = validateDelivery(toForm(delivery, typed), cart.mode);
      return { address, postal_code: postalCode, city };
    },
    onEdit: (change) => {
      const typed = { ...values, ...change };
      const { address2: complement, floor, door_code: code, intercom } = typed;
      updateCheckout({ access: { complement, floor, code, intercom } });
      dispatch({ kind: 'editDelivery', form: toForm(delivery, typed) });
    },
    marksEmpty: true,
  });
}

/** Address and time of a delivery; for pickup the time only (CHK-20 to CHK-25). */
export function DeliveryStep({ checkout }: { checkout: Checkout }) {
  const { state, cart } = checkout;
  const say = useMessage();
  const sayMoment = useMoment();
  const isDelivery = cart.mode === 'delivery';
  const { delivery } = state;
  const form = useDeliveryForm(checkout);
  const [isOpened, setOpened] = useState(false);
  const isFolded = useIsAddressKnown(delivery) && !isOpened;
  const { slotAt } = cart;
  const label = slotAt ? say('checkout.nextAt', { moment: sayMoment(slotAt, cart.now, 'bare') }) : undefined;

  return (
    <StepForm form={form} checkout={checkout} {...(label && { label })}>
      {isDelivery && (
        <>
          <ChosenPlace checkout={checkout} isWhole={isFolded} />
          {/* A restaurant delivers in one country only, so the field is hidden. */}
          <input type="hidden" name="country" value={delivery.country} />
          {isFolded ? (
            <>
              {fields.map(({ name }) => (
                <input key={name} type="hidden" name={name} value={form.field(name).value} />
              ))}
              <button
                type="button"
                className={classNames(linkStyles.link, styles.correct, 'small')}
                aria-label={say('checkout.delivery.correctAddress')}
                onClick={() => setOpened(true)}
              >
                {say('checkout.delivery.correct')}
              </button>
            </>
          ) : (
            <AddressFields form={form} isFocused={isOpened} />
          )}
          <AccessFields form={form} />
        </>
      )}
      <WhenFields checkout={checkout} />
    </StepForm>
  );
}
