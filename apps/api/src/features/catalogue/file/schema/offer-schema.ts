import { isPlainLine } from '@comptoir/contract';
import { offerTypes, parseAmount, weekdays } from '@comptoir/domain';
import { z } from 'zod';
import { normalizeCode } from '../../record/normalize-code.ts';
import { count, end, id, price, start, text } from './field-schemas.ts';

export const offerFile = z
  .strictObject({
    id,
    is_active: z.boolean(),
    type: z.enum(offerTypes),
    value: z.number().min(0).max(1_000_000).nullable(),
    auto_apply: z.enum(['Yes', 'No']),
    allow_repeat: z.enum(['Yes', 'No']),
    active_times: z.array(z.strictObject({ days: z.array(z.enum(weekdays)), start, end })),
    delivery_pickup: z.enum(['both', 'pickup', 'delivery']),
    minimum_amount: price,
    menus: z.array(id),
    categories: z.array(id),
    items: z.array(id),
    code: text
      .refine(isPlainLine, 'il faut une seule ligne')
      .refine((value) => normalizeCode(value) !== '', 'ne peut pas être vide')
      .optional(),
    max_uses: count.optional(),
    max_uses_per_customer: count.optional(),
    expires_at: z.iso
      .datetime({ offset: true })
      .refine((instant) => instant.startsWith('2'), 'il faut un instant de ce millénaire')
      .optional(),
  })
  .refine(({ type, items, categories }) => type !== 'free_item' || items.length + categories.length > 0, {
    path: ['items'],
    error: 'doit nommer ce qui est offert, ou categories le doit : sinon, tout plat serait gratuit',
  })
  .superRefine((offer, context) => {
    const isWrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (offer.type === 'percentage' && (offer.value === null || offer.value > 100))
      isWrong('value', 'il faut un pourcentage de 0 à 100');
    if (offer.type === 'fixed_amount' && parseAmount(offer.value) === null)
      isWrong('value', 'il faut un montant en euros, avec 2 décimales au plus');
    if (offer.auto_apply === 'No' && offer.code === undefined)
      isWrong('code', 'est nécessaire à une offre qui ne s’applique pas d’elle-même');
    for (const limit of ['max_uses', 'max_uses_per_customer', 'expires_at'] as const) {
      if (offer[limit] === undefined) continue;
      if (offer.code === undefined) isWrong(limit, 'est pour les codes promo : il faut un code');
      else if (offer.auto_apply === 'Yes') isWrong(limit, 'ne limite rien sur une offre qui s’applique d’elle-même');
    }
  });
