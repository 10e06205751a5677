import { generateSecret, generateURI, verifySync } from 'otplib';

const stepSeconds = 30;

/** A new secret of 160 bits in Base32, as authenticator applications read it. */
export const createTotpSecret = (): string => generateSecret({ length: 20 });

/** The address that applications read from a picture; `label` is the person's, `issuer` the restaurant's. */
export const totpAddress = (secret: string, label: string, issuer: string): string =>
  generateURI({ secret, label, issuer });

/**
 * Finds the time step of a code of six digits (RFC 6238, SHA-1, 30 s), one step before and after included. Null if the
 * code is of no such step.
 */
export function findStep(secret: string, digits: string, at: Temporal.Instant): number | null {
  const epoch = Math.floor(at.epochMilliseconds / 1000);
  const found = verifySync({ secret, token: digits, epoch, epochTolerance: stepSeconds, period: stepSeconds });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
