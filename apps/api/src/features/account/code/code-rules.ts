/** AUT-29 and trust, "Accounts". */
export const codeRules = {
  validMinutes: 10,
  triesPerCode: 5,
  failuresPerDay: 20,
  /** Those of strangers included: so many more are heard of browsers that signed in before. */
  failuresPerDayOfKnown: 40,
  /** Asked again within it, the same code stays valid and no second mail goes out. */
  repeatSeconds: 60,
} as const;
