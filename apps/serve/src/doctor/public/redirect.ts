import type { Finding } from '@comptoir/contract';
import type { DoctorWorld } from '../doctor-world.ts';
import { bad, doubtful, good } from '../finding.ts';

export async function examineRedirect({ site, ask, tellReason }: DoctorWorld): Promise<Finding> {
  const { hostname } = new URL(site.config.siteRoot);
  const plain = `http://${hostname}/`;
  try {
    const { status, headers } = await ask(plain, { method: 'HEAD' });
    const target = headers.get('location') ?? '';
    const isLed = status >= 300 && status < 400 && URL.canParse(target, plain);
    const { protocol, hostname: to } = new URL(isLed ? target : plain, plain);
    return protocol === 'https:' && to === hostname
      ? good('redirect', `${plain} mène à https.`)
      : bad('redirect', `${plain} ne mène pas à https.`, 'nginx doit y renvoyer : deploy/nginx/shop.conf le montre.');
  } catch (error) {
    return doubtful(
      'redirect',
      `${plain} ne répond pas : ${tellReason(error)}.`,
      'Ouvrez le port 80 : qui tape l’adresse sans https n’arrive pas.',
    );
  }
}
