/** These session settings fix the text form of values, so that later versions can read them exactly. */
export const plainText = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  `set local client_encoding = 'UTF8'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  'set local extra_float_digits = 1',
  `set local bytea_output = 'hex'`,
  // With row security off, PostgreSQL raises an error instead of silently omitting rows that a policy hides.
  'set local row_security = off',
];
