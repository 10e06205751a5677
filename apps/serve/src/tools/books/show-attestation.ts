import { readAttestation } from '@comptoir/api';
import { createFormat } from '@comptoir/format';
import { attestationWords, listAttestationFacts } from '@comptoir/words';
import { readRelease } from '../../release/read-release.ts';
import { printJson } from '../print/print-json.ts';
import type { Words } from '../print/words.ts';
import { withShop } from '../with-shop.ts';

/** The command `books attestation` prints the sheet of the office's page *Conformité* (BOK-35). */
export async function showAttestation({ isJson }: Words): Promise<void> {
  const release = await readRelease();
  const { facts, site } = await withShop(async ({ db, site: config }) => ({
    facts: await readAttestation(db, release),
    site: config,
  }));
  if (isJson) return console.log(printJson(facts));
  const { date } = createFormat('fr', site.currency);
  const { title, notice, modified, conditions, uncovered, signing } = attestationWords;
  const rows = listAttestationFacts(facts, {
    day: (at) => date(at.toZonedDateTimeISO(site.timeZone).toPlainDate()),
    date,
    number: String,
  });
  const lines = [
    title,
    notice,
    '',
    ...rows.map(([name, value]) => `${name} : ${value}`),
    ...(facts.release?.isModified ? [modified] : []),
    ...conditions.flatMap((condition) => ['', condition.title, condition.text, condition.rows]),
    ...['', uncovered.title, uncovered.text, ''],
    ...signing.map((name) => `${name} : ____`),
  ];
  console.log(lines.join('\n'));
}
