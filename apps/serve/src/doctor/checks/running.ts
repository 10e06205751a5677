import { typedCommand } from '@comptoir/api';
import type { Check, DoctorWorld } from '../doctor-world.ts';
import { bad, good } from '../finding.ts';

/** Checks that the shop runs. A shop that checks itself skips this. */
export const examineRunning: Check = async (world) => {
  if (!world.isCommand) return [];
  const { askShop, tellReason, version, environmentFile } = world;
  try {
    const { ok } = await askShop('/readyz');
    if (!ok)
      return [
        bad('running', 'La boutique tourne, et sa base de données ne lui répond pas.', 'Son journal dit pourquoi.'),
      ];
  } catch (error) {
    return [
      bad(
        'running',
        `La boutique ne tourne pas : ${tellReason(error)}.`,
        environmentFile === null
          ? typedCommand('start')
          : `${typedCommand('start')} ; ${typedCommand('status')} dit pourquoi`,
      ),
    ];
  }
  const since = await beganAt(world);
  return [good('running', `La boutique tourne, version ${version}${since === null ? '' : `, depuis le ${since}`}.`)];
};

async function beganAt({ askShop, now, site }: DoctorWorld): Promise<string | null> {
  const text = await askShop('/metrics')
    .then((answer) => answer.text())
    .catch(() => '');
  const seconds = Number(/^process_uptime_seconds (\d+)/m.exec(text)?.[1] ?? Number.NaN);
  if (!Number.isFinite(seconds)) return null;
  const { timeZone } = site.config;
  return now().subtract({ seconds }).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone });
}
