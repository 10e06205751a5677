/** The limits of one-time codes (AUT-29). */
export const codeRules = {
  validMinutes: 10,
  triesPerCode: 5,
  failuresPerDay: 20,
  /** This limit includes failures of strangers. Known browsers have the higher limit below. */
  failuresPerDayOfKnown: 40,
  repeatSeconds: 60,
} as const;
