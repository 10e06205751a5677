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

/** The company that an order is for (LAW-57). The number of VAT and the reference may stay empty. */
export interface CompanyForm {
  companyName: string;
  siren: string;
  vatNumber: string;
  billingAddress: string;
  billingPostalCode: string;
  billingCity: string;
  reference: string;
}

export const emptyPersonalForm: PersonalForm = { firstName: '', lastName: '', email: '', phone: '' };

export const emptyCompanyForm: CompanyForm = {
  companyName: '',
  siren: '',
  vatNumber: '',
  billingAddress: '',
  billingPostalCode: '',
  billingCity: '',
  reference: '',
};

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
