import type { Check, DoctorWorld } from '../doctor-world.ts';
import { bad, good, unknown } from '../finding.ts';

/** These servers are reachable from almost everywhere and have exact clocks. */
const timeKeepers = ['https://api.stripe.com/', 'https://fcm.googleapis.com/', 'https://data.geopf.fr/'];
const mostSeconds = 30;

/** The machine's clock decides slots, offers and Stripe's signatures. */
export const examineClock: Check = async (world) => {
  const seconds = await measureOffset(world);
  if (seconds === null)
    return [
      unknown(
        'clock',
        'L’horloge de la machine n’a pu être comparée à aucune autre.',
        'Comparez-la à une montre : date',
      ),
    ];
  if (Math.abs(seconds) <= mostSeconds) return [good('clock', 'L’horloge de la machine est à l’heure.')];
  const [size, direction] = [Math.abs(seconds), seconds > 0 ? 'avance' : 'retarde'];
  const told = size < 120 ? `${Math.round(size)} secondes` : `${Math.round(size / 60)} minutes`;
  return [
    bad(
      'clock',
      `L’horloge de la machine ${direction} de ${told} : créneaux, offres et paiements se trompent d’heure.`,
      'Faites-la régler par le réseau : timedatectl set-ntp true',
    ),
  ];
};

/** Returns the clock's offset in seconds from the first server that responds, or null. */
async function measureOffset({ ask, now }: DoctorWorld): Promise<number | null> {
  for (const url of timeKeepers) {
    const answer = await ask(url, { method: 'HEAD' }).catch(() => null);
    const told = Date.parse(answer?.headers.get('date') ?? '');
    if (Number.isFinite(told)) return (now().epochMilliseconds - told) / 1000;
  }
  return null;
}
