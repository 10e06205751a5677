import type { Check } from '../doctor-world.ts';
import { bad, doubtful, good } from '../finding.ts';

/** The push service of most browsers. */
const service = 'https://fcm.googleapis.com/';

export const examinePush: Check = async ({ database, ask, tellReason }) => {
  if (!(await database.hasPushKeys()))
    return [
      bad(
        'push',
        'Les clés des notifications manquent dans la base.',
        'Redémarrez la boutique : elle en fait d’autres.',
      ),
    ];
  try {
    await ask(service, { method: 'HEAD' });
    return [good('push', 'Les notifications peuvent partir.')];
  } catch (error) {
    return [
      doubtful(
        'push',
        `Le service des notifications de Google ne répond pas à cette machine : ${tellReason(error)}.`,
        'Laissez sortir HTTPS du pare-feu : docs/guides/operate.md dit vers où.',
      ),
    ];
  }
};
