/** AUT-29 and trust, "Accounts". */
export const codeRules = {
  validMinutes: 10,
  triesPerCode: 5,
  failuresPerDay: 20,
  /** Asked again within it, the same code stays valid and no second mail goes out. */
  repeatSeconds: 60,
  mailsPerWindow: 3,
  mailWindowMinutes: 10,
} as const;
