import * as z from 'zod/mini';
import { withdrawalStates } from './live-withdrawal.ts';

// Withdrawals of an order (LAW-31). Instants are ISO text with the restaurant's offset, amounts decimal euros.

const withdrawn = { line: z.int(), units: z.int() };

const declaredWithdrawalSchema = z.strictObject({
  id: z.string(),
  declared_at: z.string(),
  lines: z.array(z.strictObject({ ...withdrawn, name: z.string() })),
  amount: z.number(),
  state: z.enum(withdrawalStates),
  last_day: z.nullable(z.string()),
});

export const liveWithdrawalSchema = z.nullable(
  z.strictObject({
    until: z.nullable(z.string()),
    lines: z.array(
      z.strictObject({ ...withdrawn, name: z.string(), amount: z.number(), amounts: z.array(z.number()) }),
    ),
    delivery: z.number(),
    declared: z.array(declaredWithdrawalSchema),
  }),
);

export type WireLiveWithdrawal = z.infer<typeof liveWithdrawalSchema>;
export type WireDeclaredWithdrawal = z.infer<typeof declaredWithdrawalSchema>;
