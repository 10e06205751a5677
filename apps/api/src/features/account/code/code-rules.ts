/** AUT-29 and trust, "Accounts". */
export const codeRules = {
  validMinutes: 10,
  triesPerCode: 5,
  failuresPerDay: 20,
  /** Includes failures of strangers; known browsers have this higher limit. */
  failuresPerDayOfKnown: 40,
  repeatSeconds: 60,
} as const;
