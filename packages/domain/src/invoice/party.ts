import type { CompanyNumbers } from '../law/siren.ts';

/** A company as it ordered. What it did not say is null. */
export interface Company extends CompanyNumbers {
  name: string;
  vatNumber: string | null;
  address: string;
  postalCode: string;
  city: string;
  /** The company's own name for the order, such as the number of a purchase order. */
  reference: string | null;
}

/** What the law wants said of the restaurant on its invoices. */
export interface Seller extends CompanyNumbers {
  name: string;
  /** The legal form, such as `SAS`. Empty for a person. */
  form: string;
  capital: string | null;
  vatNumber: string | null;
  /** The restaurant charges no VAT (CGI, article 293 B). */
  isFranchise: boolean;
  /** Where it is registered, such as `RCS Lyon 732 829 320`. */
  registration: string;
  address: string;
  postalCode: string;
  city: string;
}
