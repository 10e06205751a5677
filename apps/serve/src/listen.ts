import { systemCodeOf } from '@comptoir/api';
import type { FastifyInstance } from 'fastify';
import type { Config } from './environment/config.ts';
import { StartFailure } from './start-failure.ts';

/** The number of the first socket that systemd passes: sd_listen_fds(3). */
const firstHandedSocket = 3;

/** Returns the server's address. With systemd's socket, visitors wait during a restart instead of being refused. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  if (hasHandedSocket(process.env)) {
    // Node's option `fd` is missing in Fastify's types.
    const handed = { host, fd: firstHandedSocket };
    return await app.listen(handed);
  }
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = systemCodeOf(error);
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

/** True if systemd passed the socket to this process and not to its parent. */
const hasHandedSocket = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv) =>
  LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1;
