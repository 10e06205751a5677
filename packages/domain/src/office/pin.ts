export const pinPattern = /^\d{4,6}$/;

/** A PIN is easy to guess if it repeats one digit or counts up or down (ROL-10). */
export function isGuessable(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  const [first] = steps;
  return (first === 0 || first === 1 || first === 9) && steps.every((step) => step === first);
}
