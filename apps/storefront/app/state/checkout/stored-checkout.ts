import { isObject, readObject } from '@comptoir/contract';
import { keepOffered, type Wishes, wishNames } from '@comptoir/domain';
import { storedValue } from '@comptoir/web-app/base';
import type { Access } from '../../messages/write-access.ts';
import { type StoredOrder, storedOrder } from '../order/order-store.ts';
import type { CheckoutMethod } from './checkout-state.ts';
import type { CompanyForm, DeliveryForm, PersonalForm } from './order-forms.ts';
import { type ExpectedAmounts, storedExpectedAmounts } from './stored-expected-amounts.ts';
import { storedAccess, storedPersonal, storedText } from './stored-fields.ts';

/** A checkout in session storage (CHK-48). It contains no secrets and no alerts. */
export interface StoredCheckout {
  tab: string;
  personal: PersonalForm;
  company: CompanyForm | null;
  delivery: DeliveryForm;
  method: CheckoutMethod;
  isSubmitting: boolean;
  isAddressCopied: boolean;
  orderId: string | null;
  access: Access;
  placeKey: string;
  expected: ExpectedAmounts | null;
  wishes: Wishes;
  order: StoredOrder | null;
}

/** Returns null if the value is not a checkout. Invalid fields become empty. */
function readCheckout(value: unknown): StoredCheckout | null {
  if (!isObject(value) || typeof value.tab !== 'string') return null;
  const { tab, personal, company, delivery, method, orderId, access, placeKey, expected, order } = value;
  if (method !== 'cash' && method !== 'card' && method !== 'paypal') return null;
  return {
    tab,
    personal: storedPersonal(personal),
    company: isObject(company) ? readCompany(company) : null,
    delivery: readDelivery(delivery),
    method,
    isSubmitting: value.isSubmitting === true,
    isAddressCopied: value.isAddressCopied === true,
    orderId: typeof orderId === 'string' ? orderId : null,
    access: storedAccess(access),
    placeKey: storedText(placeKey),
    expected: storedExpectedAmounts(expected),
    wishes: keepOffered(readObject(value.wishes), wishNames),
    order: storedOrder(order),
  };
}

function readCompany(value: Record<string, unknown>): CompanyForm {
  const { companyName, siren, vatNumber, billingAddress, billingPostalCode, billingCity, reference } = value;
  return {
    companyName: storedText(companyName),
    siren: storedText(siren),
    vatNumber: storedText(vatNumber),
    billingAddress: storedText(billingAddress),
    billingPostalCode: storedText(billingPostalCode),
    billingCity: storedText(billingCity),
    reference: storedText(reference),
  };
}

function readDelivery(value: unknown): DeliveryForm {
  const { address, city, postalCode, country, isScheduled, date, time } = readObject(value);
  return {
    address: storedText(address),
    city: storedText(city),
    postalCode: storedText(postalCode),
    country: storedText(country),
    isScheduled: isScheduled === true,
    date: storedText(date),
    time: storedText(time),
  };
}

export const storedCheckout = storedValue('session', 'checkout', readCheckout);
