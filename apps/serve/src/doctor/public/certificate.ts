import { isIP } from 'node:net';
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';
import { systemCodeOf } from '@comptoir/api';
import type { Finding } from '@comptoir/contract';
import type { DoctorWorld } from '../doctor-world.ts';
import { bad, doubtful, good } from '../finding.ts';

const patienceMilliseconds = 5_000;
const fewDays = 21;

interface Shown {
  certificate: PeerCertificate;
  /** The reason why browsers reject the certificate, or null. */
  fault: string | null;
}

export async function examineCertificate({ site, now, tellReason }: DoctorWorld): Promise<Finding> {
  const { hostname, port } = new URL(site.config.siteRoot);
  let shown: Shown;
  try {
    shown = await readCertificate(hostname, Number(port || 443));
  } catch (error) {
    const isLate = systemCodeOf(error) === 'ETIMEDOUT';
    const says = `https://${hostname} ne répond pas à cette machine : ${tellReason(error)}.`;
    return isLate
      ? doubtful('certificate', says, 'Ouvrez l’adresse sur un téléphone : le pare-feu la ferme peut-être à tous.')
      : bad('certificate', says, 'Regardez si nginx tourne, et si le port 443 est ouvert : nginx -t');
  }
  return judge(hostname, shown, now());
}

function judge(hostname: string, { certificate, fault }: Shown, now: Temporal.Instant): Finding {
  const days = Math.floor((Date.parse(certificate.valid_to) - now.epochMilliseconds) / 86_400_000);
  const end = new Date(certificate.valid_to).toLocaleDateString('fr-FR', { dateStyle: 'long' });
  const renewal = 'Renouvelez-le : certbot renew, puis systemctl reload nginx';
  if (days < 0) return bad('certificate', `Le certificat de ${hostname} a pris fin le ${end}.`, renewal);
  if (checkServerIdentity(hostname, certificate))
    return bad(
      'certificate',
      `Le certificat que ${hostname} montre est pour un autre nom.`,
      `Demandez-en un pour ce nom, et nommez-le dans la configuration de nginx.`,
    );
  if (fault !== null)
    return bad(
      'certificate',
      `Les navigateurs ne croient pas le certificat de ${hostname} (${fault}).`,
      'Donnez à nginx la chaîne entière, fullchain.pem, d’une autorité connue.',
    );
  return days < fewDays
    ? doubtful('certificate', `Le certificat de ${hostname} prend fin dans ${days} jours, le ${end}.`, renewal)
    : good('certificate', `Le certificat de ${hostname} vaut jusqu’au ${end}.`);
}

function readCertificate(host: string, port: number): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, rejectUnauthorized: false, ...(isIP(host) === 0 && { servername: host }) });
    socket.setTimeout(patienceMilliseconds, () =>
      socket.destroy(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
    );
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const fault = socket.authorized ? null : String(socket.authorizationError);
      resolve({ certificate: socket.getPeerCertificate(), fault });
      socket.destroy();
    });
  });
}
