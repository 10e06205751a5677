import { timingSafeEqual } from 'node:crypto';

/** What a preview's link says. The shop's time begins with `at` when the link is made, and passes as usual. */
export interface PreviewLink {
  at: Temporal.Instant;
  madeAt: Temporal.Instant;
  isDraft: boolean;
}

type Sign = (text: string) => string;

export const previewMinutes = 30;

const tokenPattern = /^((\d{1,15})-(\d{1,15})-([dp]))-([0-9a-f]{64})$/;

/** Writes the link into its own token, so that nothing is stored. Only lower-case letters, digits and hyphens. */
export function writePreviewToken({ at, madeAt, isDraft }: PreviewLink, sign: Sign): string {
  const text = `${at.epochMilliseconds}-${madeAt.epochMilliseconds}-${isDraft ? 'd' : 'p'}`;
  return `${text}-${sign(text)}`;
}

/** Null if the token is not signed by this shop, or older than 30 minutes. */
export function readPreviewToken(token: string, sign: Sign, now: Temporal.Instant): PreviewLink | null {
  const [, text, at, madeAt, kind, mark] = tokenPattern.exec(token) ?? [];
  if (text === undefined || mark === undefined) return null;
  if (!timingSafeEqual(Buffer.from(mark), Buffer.from(sign(text)))) return null;
  const age = now.epochMilliseconds - Number(madeAt);
  if (age < 0 || age >= previewMinutes * 60_000) return null;
  const instantOf = (milliseconds: string | undefined) => Temporal.Instant.fromEpochMilliseconds(Number(milliseconds));
  return { at: instantOf(at), madeAt: instantOf(madeAt), isDraft: kind === 'd' };
}

/** The shop's time in the preview. */
export function previewNow({ at, madeAt }: PreviewLink, now: Temporal.Instant): Temporal.Instant {
  return at.add(now.since(madeAt));
}
