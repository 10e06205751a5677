import { readObject } from '@comptoir/contract';
import type { Access } from '../../messages/write-access.ts';
import type { PersonalForm } from './order-forms.ts';

const mostOfWayIn = 60;

// These readers do not use zod, which would add 9 kB to the checkout.

/** A typed text with its spaces. Values of other types and texts that are too long become "". */
export function storedText(value: unknown, mostCharacters = 255): string {
  return typeof value === 'string' && value.length <= mostCharacters ? value : '';
}

export function storedPersonal(value: unknown): PersonalForm {
  const { firstName, lastName, email, phone } = readObject(value);
  return {
    firstName: storedText(firstName),
    lastName: storedText(lastName),
    email: storedText(email),
    phone: storedText(phone),
  };
}

export function storedAccess(value: unknown): Access {
  const { complement, floor, code, intercom } = readObject(value);
  return {
    complement: storedText(complement, mostOfWayIn),
    floor: storedText(floor, mostOfWayIn),
    code: storedText(code, mostOfWayIn),
    intercom: storedText(intercom, mostOfWayIn),
  };
}
