/** How values are written, whatever the server is set to: each of them can be read again by every later version, exactly. */
export const plainText = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  `set local client_encoding = 'UTF8'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  'set local extra_float_digits = 1',
  `set local bytea_output = 'hex'`,
  // Rather an error than rows that a rule hides.
  'set local row_security = off',
];
