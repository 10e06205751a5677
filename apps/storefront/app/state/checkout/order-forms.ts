import type { Access } from '../../messages/write-access.ts';

export interface PersonalForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** `date` is an ISO date and `time` the value of a slot. An empty string means that no value is chosen. */
export interface DeliveryForm {
  address: string;
  city: string;
  postalCode: string;
  country: string;
  isScheduled: boolean;
  date: string;
  time: string;
}

export const emptyPersonalForm: PersonalForm = { firstName: '', lastName: '', email: '', phone: '' };

export const emptyDeliveryForm: DeliveryForm = {
  address: '',
  city: '',
  postalCode: '',
  country: 'France',
  isScheduled: false,
  date: '',
  time: '',
};

export const emptyAccess: Access = { complement: '', floor: '', code: '', intercom: '' };
