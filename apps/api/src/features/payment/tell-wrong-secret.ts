import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { Partners } from '../../gateways/partners.ts';
import { findPayment } from './settle/payment-repository.ts';

const told = z.object({
  data: z.object({ object: z.object({ id: z.string(), payment_intent: z.string().nullish() }) }),
});

/** Detects a wrong webhook secret: an event with a bad signature names a payment that strangers can't know (OFC-27). */
export async function tellWrongSecret(
  { db, partners }: { db: Db; partners: Pick<Partners, 'noteFailure'> },
  body: Buffer,
): Promise<void> {
  const { object } = readTold(body)?.data ?? {};
  const intentId = object && (object.payment_intent ?? object.id);
  if (!intentId?.startsWith('pi_') || !(await findPayment(db, intentId))) return;
  partners.noteFailure(
    'webhook',
    new Error(
      'the signature of a call about a payment of ours is not by STRIPE_WEBHOOK_SECRET, or is too old for this clock',
    ),
  );
}

function readTold(body: Buffer): z.infer<typeof told> | null {
  try {
    return told.safeParse(JSON.parse(body.toString())).data ?? null;
  } catch {
    return null;
  }
}
