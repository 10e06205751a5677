import type { Check } from '../doctor-world.ts';
import { bad, unknown } from '../finding.ts';
import { examineCertificate } from './certificate.ts';
import { examineProxy } from './proxy.ts';
import { examineRedirect } from './redirect.ts';
import { examineSameShop } from './same-shop.ts';

export const examinePublicAddress: Check = async (world) => {
  const { hostname } = new URL(world.site.config.siteRoot);
  const lost = await world.lookUp(hostname).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  );
  if (lost && lost.code !== 'ENOTFOUND' && lost.code !== 'ENODATA')
    return [unknown('dns', `Le nom ${hostname} n’a pas pu être cherché : ${world.tellReason(lost)}.`)];
  if (lost)
    return [
      bad(
        'dns',
        `Le nom ${hostname} ne mène nulle part.`,
        'Créez-le chez qui tient votre domaine : un enregistrement A vers cette machine.',
      ),
    ];
  const [certificate, redirect] = await Promise.all([examineCertificate(world), examineRedirect(world)]);
  // With a bad certificate no other response can be trusted.
  if (certificate.state === 'bad') return [certificate, redirect];
  const behind = await Promise.all([examineSameShop(world), examineProxy(world)]);
  return [certificate, redirect, ...behind];
};
