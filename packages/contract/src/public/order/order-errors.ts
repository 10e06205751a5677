import type { ErrorCode } from '../../wire/errors.ts';

export const orderErrors: ErrorCode[] = [
  'unauthenticated',
  'credentials_conflict',
  'validation',
  'empty_cart',
  'method_inactive',
  'cash_account_needed',
  'delivery_inactive',
  'location_not_found',
  'location_unavailable',
  'too_far',
  'out_of_zone',
  'below_minimum',
  'item_unavailable',
  'slot_unavailable',
  'closed',
  'paused',
  'alcohol_hours',
  'alcohol_needs_meal',
  'adult_required',
  'free_item_not_granted',
];
