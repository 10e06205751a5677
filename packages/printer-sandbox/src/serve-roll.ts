import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { PrintedTicket } from './print-roll.ts';
import { writeRoll } from './write-page.ts';

interface Roll {
  tickets: readonly PrintedTicket[];
  /** The first thing that could not be printed, or null. */
  fault: string | null;
}

/** No command of a printer begins as a request of a browser does. */
export const isBrowser = (bytes: Buffer): boolean => /^(GET|HEAD) /.test(bytes.toString('latin1', 0, 5));

/** Serves the tickets of a printer as one page, at `/`, on the paused connections that it is given. */
export function serveRoll(read: () => Roll, widthMm: 58 | 80): (socket: Socket) => void {
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    if (request.url !== '/') return response.writeHead(404).end();
    const { tickets, fault } = read();
    const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    return response.writeHead(200, type).end(writeRoll(tickets, fault, widthMm));
  });
  return (socket) => {
    server.emit('connection', socket);
    socket.resume();
  };
}
