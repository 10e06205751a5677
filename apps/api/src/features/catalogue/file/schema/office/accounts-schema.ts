import { accountPattern } from '@comptoir/domain';
import { z } from 'zod';

const account = z.string().regex(accountPattern, 'il faut un numéro de compte, comme 707100');
const pair = { sales: account, vat: account };

/** The accounts of the accountant's journal (REP-09); `sales` and `vat` are for rates without accounts of their own. */
export const accountsFile = z.strictObject({
  card: account,
  cash: account,
  ...pair,
  rates: z
    .array(z.strictObject({ rate: z.number().min(0).max(100), ...pair }))
    .max(20)
    .refine((rates) => new Set(rates.map(({ rate }) => rate)).size === rates.length, 'nomme un taux deux fois'),
});
