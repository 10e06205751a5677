import type { AttestationFacts } from '@comptoir/contract';
import { attestationWords } from './attestation-words.ts';

interface Write {
  /** A day of the restaurant's time zone. */
  day: (at: Temporal.Instant) => string;
  date: (date: Temporal.PlainDate) => string;
  number: (count: number) => string;
}

/** The facts of the sheet (BOK-35): what each is called, and what it is. */
export function listAttestationFacts(
  { release, databaseVersion, keyId, firstDay, archive, check }: AttestationFacts,
  write: Write,
): [string, string][] {
  const { facts, none, product, unbuilt, ...words } = attestationWords;
  const checkedOn = archive?.checkedAt ? write.day(archive.checkedAt) : null;
  return [
    [facts.product, product],
    [facts.version, release ? words.version(release.version, write.day(release.builtAt)) : unbuilt],
    [facts.hash, release?.hash ?? none],
    [facts.database, `PostgreSQL ${databaseVersion}`],
    [facts.key, keyId ?? none],
    [facts.first, firstDay ? write.date(firstDay) : none],
    [facts.archive, archive ? words.archive(archive.period, write.day(archive.at), checkedOn) : none],
    [facts.check, check ? words.check(write.day(check.at), write.number(check.entries), check.count) : none],
  ];
}
