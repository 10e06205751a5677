import type { Finding } from '@comptoir/contract';
import type { DoctorWorld } from '../doctor-world.ts';
import { bad, good, unknown } from '../finding.ts';

const marks = ['/builds/latest.json', '/manifest.webmanifest'];

/** Checks that the public address leads to this shop, not to another shop or an older build. */
export async function examineSameShop({ site, ask, askShop, tellReason }: DoctorWorld): Promise<Finding> {
  const { siteRoot } = site.config;
  const own = await readMarks(askShop).catch(() => null);
  if (!own)
    return unknown('same-shop', `La boutique ne tourne pas : ce qui répond à ${siteRoot} n’a pas pu être comparé.`);
  try {
    const shown = await readMarks((path) => ask(siteRoot + path));
    return shown.every((text, index) => text === own[index])
      ? good('same-shop', `C’est cette boutique qui répond à ${siteRoot}.`)
      : bad(
          'same-shop',
          `À ${siteRoot} répond une autre boutique, ou une autre version de celle-ci.`,
          'Regardez vers quel port nginx mène ce nom.',
        );
  } catch (error) {
    return bad(
      'same-shop',
      `À ${siteRoot} la boutique ne répond pas : ${tellReason(error)}.`,
      'Regardez le journal de nginx.',
    );
  }
}

function readMarks(ask: (path: string) => Promise<Response>): Promise<string[]> {
  return Promise.all(
    marks.map(async (path) => {
      const answer = await ask(path);
      if (!answer.ok) throw new Error(`${path} : ${answer.status}`);
      return answer.text();
    }),
  );
}
