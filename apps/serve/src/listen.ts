import type { FastifyInstance } from 'fastify';
import type { Config } from './environment/config.ts';
import { StartFailure } from './start-failure.ts';

/** The first of the sockets that systemd hands to a service, as its protocol numbers them: sd_listen_fds(3). */
const firstHandedSocket = 3;

/**
 * Listens on the socket that systemd holds for the shop, else on the configured port; resolves with the address. Where systemd holds
 * it, visitors of a shop that starts again wait instead of being refused.
 */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  if (hasHandedSocket(process.env)) {
    // Node's own option, which Fastify passes on and has no type for.
    const handed = { host, fd: firstHandedSocket };
    return await app.listen(handed);
  }
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartFailure(
        `Le port ${port} de ${host} est pris par un autre programme : arrêtez-le, ou choisissez un autre PORT.`,
      );
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new StartFailure(
        `On ne peut pas écouter sur ${host}:${port} (${code}) : choisissez un autre HOST ou PORT.`,
      );
    throw error;
  }
}

/** Whether a socket is there for this process, not for one that it was started by. */
const hasHandedSocket = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv) =>
  LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1;
