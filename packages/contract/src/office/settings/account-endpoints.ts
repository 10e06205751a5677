import { type Accounts, accountPattern } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/settings/accounts';
const account = z.string().check(z.regex(accountPattern));
const pair = { sales: account, tax: account };

const accountsSchema = z.strictObject({
  card: account,
  cash: account,
  rates: z.array(z.strictObject({ rateBp: z.int().check(z.minimum(0), z.maximum(10_000)), ...pair })).check(
    z.maxLength(20),
    z.refine((rates) => new Set(rates.map(({ rateBp }) => rateBp)).size === rates.length),
  ),
  other: z.strictObject(pair),
});

export const accountsCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer: accountsSchema });

export const accountsEndpoint = defineOfficeEndpoint(accountsCall, () => ({
  summary: "The accounts of the accountant's journal",
  access: 'reports',
  audit: null,
  errors: [],
}));

export const chooseAccountsCall = defineOfficeCall({
  method: 'PUT',
  path,
  send: (wanted: Accounts) => ({ body: wanted }),
  answer: accountsSchema,
});

export const chooseAccountsEndpoint = defineOfficeEndpoint(chooseAccountsCall, () => ({
  summary: "Choose the accounts of the accountant's journal",
  access: 'reports',
  audit: 'accounts_chosen',
  body: accountsSchema,
  errors: [],
}));
