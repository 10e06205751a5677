/** The HTTP status of every error of the API (appendix G). Its French is in `@comptoir/words`. */
export const errorStatuses = {
  invalid_credentials: 401,
  unauthenticated: 401,
  credentials_conflict: 400,
  wrong_password: 403,
  email_taken: 409,
  otp_invalid: 400,
  validation: 422,
  coupon_invalid: 200,
  location_not_found: 422,
  location_unavailable: 503,
  too_far: 422,
  out_of_zone: 422,
  below_minimum: 422,
  delivery_inactive: 422,
  item_unavailable: 422,
  slot_unavailable: 422,
  closed: 422,
  free_item_not_granted: 422,
  totals_mismatch: 409,
  order_exists: 409,
  empty_cart: 422,
  method_inactive: 422,
  cash_account_needed: 422,
  cash_code_needed: 403,
  payment_not_confirmed: 402,
  payment_already_used: 409,
  payment_processing: 409,
  payment_provider: 503,
  invalid_status: 422,
  order_not_found: 404,
  product_not_found: 404,
  staff_required: 401,
  forbidden: 403,
  manager_needed: 403,
  wrong_pin: 403,
  pin_locked: 429,
  wrong_origin: 403,
  order_moved: 409,
  action_exists: 409,
  too_late: 409,
  time_out_of_bounds: 422,
  last_sound: 409,
  order_under_way: 409,
  last_owner: 409,
  push_unsupported: 422,
  link_unknown: 404,
  link_used: 410,
  not_found: 404,
  method_not_allowed: 405,
  bad_json: 400,
  too_slow: 408,
  head_too_large: 431,
  unmet_expectation: 417,
  unsupported_encoding: 415,
  too_large: 413,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;

/** The body of an error: the extra fields of the code beside these (DEC-05). */
export interface ErrorBody {
  status: 'error';
  message: string;
  code: ErrorCode;
  errors?: Record<string, string>;
  [extra: string]: unknown;
}
