/** The maximum age of a cursor in minutes. A stream that was lost earlier starts from the beginning (BRD-10). */
const longestMinutes = 10;

export function writeCursor(at: Temporal.Instant): string {
  return Buffer.from(String(at.epochMilliseconds)).toString('base64url');
}

/** Returns null if the cursor is expired, in the future or invalid; the stream then starts from the beginning. */
export function readCursor(text: string | undefined, now: Temporal.Instant): Temporal.Instant | null {
  if (text === undefined || !/^[A-Za-z0-9_-]{1,24}$/.test(text)) return null;
  const digits = Buffer.from(text, 'base64url').toString('latin1');
  if (!/^\d{12,14}$/.test(digits)) return null;
  const at = Temporal.Instant.fromEpochMilliseconds(Number(digits));
  const isRecent = Temporal.Instant.compare(at, now.subtract({ minutes: longestMinutes })) >= 0;
  return isRecent && Temporal.Instant.compare(at, now) <= 0 ? at : null;
}
