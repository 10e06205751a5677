import type { WireCompany } from '@comptoir/contract';
import type { CompanyForm } from '../../../../state/checkout/order-forms.ts';

/** A SIRET may be given as the SIREN. Fields that may be empty are left out. */
export function companyToWire(form: CompanyForm): WireCompany {
  const [vatNumber, reference] = [form.vatNumber.trim(), form.reference.trim()];
  return {
    name: form.companyName.trim(),
    siren: form.siren.trim(),
    ...(vatNumber && { vat_number: vatNumber }),
    address: form.billingAddress.trim(),
    postal_code: form.billingPostalCode.trim(),
    city: form.billingCity.trim(),
    ...(reference && { reference }),
  };
}
