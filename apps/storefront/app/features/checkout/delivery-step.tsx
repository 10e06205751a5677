import { type DeliveryForm, validateDelivery } from '@comptoir/domain';
import { specificationKey, useMessage } from '../../messages/use-message.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { updateCheckout } from '../../state/checkout-store.ts';
import { Field } from '../../ui/field.tsx';
import { ChosenPlace } from './chosen-place.tsx';
import { StepForm } from './step-form.tsx';
import type { Checkout } from './use-checkout.ts';
import { useWireForm } from './use-wire-form.ts';
import { WhenFields } from './when-fields.tsx';

type AddressFields = Record<'address' | 'address2' | 'postal_code' | 'city' | 'country', string>;

const toForm = (known: DeliveryForm, fields: AddressFields): DeliveryForm => ({
  ...known,
  address: fields.address,
  city: fields.city,
  postalCode: fields.postal_code,
  country: fields.country,
});

const fields = [
  { name: 'address', label: 'checkout.delivery.address', autoComplete: 'address-line1', isWhole: true },
  { name: 'address2', label: 'checkout.delivery.complement', autoComplete: 'address-line2', isWhole: true },
  { name: 'postal_code', label: 'checkout.delivery.postal_code', autoComplete: 'postal-code', isWhole: false },
  { name: 'city', label: 'checkout.delivery.city', autoComplete: 'address-level2', isWhole: false },
  { name: 'country', label: 'checkout.delivery.country', autoComplete: 'country-name', isWhole: true },
] as const;

/** Where and when (CHK-20 to CHK-25); for pickup only when. */
export function DeliveryStep({ checkout }: { checkout: Checkout }) {
  const { state, details, cart, dispatch } = checkout;
  const say = useMessage();
  const sayMoment = useMoment();
  const isDelivery = cart.mode === 'delivery';
  const { delivery } = state;
  const form = useWireForm<AddressFields>({
    values: {
      address: delivery.address,
      address2: details.address2,
      postal_code: delivery.postalCode,
      city: delivery.city,
      country: delivery.country,
    },
    check: (typed) => {
      const problems = validateDelivery(toForm(delivery, typed), cart.mode);
      return {
        ...(problems.address && { address: problems.address }),
        ...(problems.postalCode && { postal_code: problems.postalCode }),
        ...(problems.city && { city: problems.city }),
      };
    },
    onEdit: (typed) => {
      updateCheckout({ address2: typed.address2 });
      dispatch({ kind: 'editDelivery', form: toForm(delivery, typed) });
    },
    isRefused: state.alert?.code === 'required',
  });
  const { errors } = form.formState;
  const { slotAt } = cart;
  const label = slotAt ? say('checkout.nextAt', { moment: sayMoment(slotAt, cart.now, 'at') }) : undefined;

  return (
    <StepForm form={form} checkout={checkout} {...(label && { label })}>
      {isDelivery && (
        <>
          <ChosenPlace checkout={checkout} />
          <div className="two-up">
            {fields.map(({ name, label: id, autoComplete, isWhole }) => (
              <div key={name} className={isWhole ? 'whole' : ''}>
                <Field
                  {...form.register(name)}
                  label={say(id)}
                  i18nKey={specificationKey(id)}
                  autoComplete={autoComplete}
                  placeholder={name === 'address2' ? say('checkout.delivery.complementHint') : undefined}
                  inputMode={name === 'postal_code' ? 'numeric' : undefined}
                  error={errors[name] && say('checkout.field.required')}
                  maxLength={255}
                  aria-required={name === 'address' || name === 'postal_code' || name === 'city' || undefined}
                />
              </div>
            ))}
          </div>
        </>
      )}
      <WhenFields checkout={checkout} />
    </StepForm>
  );
}
