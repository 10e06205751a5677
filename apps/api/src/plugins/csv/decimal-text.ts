/** Hundredths as text with a decimal comma: cents as euros, basis points as percents. */
export function decimalText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
