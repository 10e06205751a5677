import type { FastifyInstance } from 'fastify';
import type { Config } from './environment/config.ts';
import { StartFailure } from './start-failure.ts';

/** Listens on the configured port; resolves with the address. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} of ${host} is in use by another program: stop it or choose another PORT.`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new StartFailure(`${host}:${port} can't be listened on (${code}): choose another HOST or PORT.`);
    throw error;
  }
}
