import { createServer } from 'node:net';

/** Finds the first port from 3000 that no shop is configured for and no program listens on. */
export async function findFreePort(taken: readonly number[], first = 3000): Promise<number> {
  for (let port = first; port <= 65_535; port++) if (!taken.includes(port) && (await isFree(port))) return port;
  throw new Error('Aucun port n’est libre sur cette machine.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)));
  });
}
