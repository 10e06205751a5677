export const codeRules = {
  validMinutes: 10,
  triesPerCode: 5,
  failuresPerDay: 20,
  /** Failures of strangers count too, so known browsers have the higher limit below. */
  failuresPerDayOfKnown: 40,
  repeatSeconds: 60,
} as const;
