import { changeCatalogue } from './change-catalogue.ts';
import type { Shop } from './shop.ts';

/** Says who sells, so that companies get invoices. */
export const nameSeller = (shop: Shop): Promise<void> =>
  changeCatalogue(shop, ({ settings }) => {
    settings['office.legal'] = {
      name: 'Chez Ana',
      form: 'SARL',
      siren: '552 100 554',
      vat_number: 'FR96552100554',
      registration: 'RCS Lyon 552 100 554',
      address: '12 rue de Belfort',
      postal_code: '69004',
      city: 'Lyon',
    };
  });
