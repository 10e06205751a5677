/** Session settings that fix the text form of values, so that every later version reads them exactly. */
export const plainText = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  `set local client_encoding = 'UTF8'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  'set local extra_float_digits = 1',
  `set local bytea_output = 'hex'`,
  // An error is better than rows that a policy hides.
  'set local row_security = off',
];
