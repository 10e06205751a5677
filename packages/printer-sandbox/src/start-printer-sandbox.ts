import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createRoll, type PrintedTicket } from './print-roll.ts';
import { type Command, readCommand } from './read-command.ts';
import { isBrowser, serveRoll } from './serve-roll.ts';
import { writePage } from './write-page.ts';

export type PrinterFault =
  | { kind: 'refuse' | 'hang' | 'noPaper' | 'noStatus' | 'flood' }
  | { kind: 'cut'; bytes: number }
  | { kind: 'slow'; milliseconds: number };

export interface PrinterSandbox {
  host: string;
  port: number;
  /** The tickets that came out, oldest first. @throws the first thing that could not be printed */
  tickets(): PrintedTicket[];
  /** The tickets as HTML pages in real size. */
  pages(): string[];
  /** The number of connections that were made. */
  connections(): number;
  meet(fault: PrinterFault | null): void;
  close(): Promise<void>;
}

interface Options {
  /** 0 means any free port. */
  port?: number;
  widthMm?: 58 | 80;
  /** How many of the last tickets it keeps. By default all. */
  most?: number;
  /** Is given each ticket that came out. The next one waits until it is done. */
  keep?: (ticket: PrintedTicket) => Promise<void>;
}

const columns = { 58: 32, 80: 48 };

/** Fixed bits of a status byte; the others say what is wrong. */
const status = { ready: 0x12, offline: 0x1a, noPaper: 0x72, paperLeft: 0x00, paperEnd: 0x0c };

/** The commands that come on a connection, with their length in bytes. @throws Error for one that the shop does not use */
async function* readCommands(socket: Socket) {
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (let next = readCommand(rest); next; next = readCommand(rest)) {
      rest = rest.subarray(next.length);
      yield next;
    }
  }
}

/** What the printer answers to a question; null if it stays silent. */
function answerTo(command: Command, fault: PrinterFault | null): number | null {
  if (fault?.kind === 'noStatus') return null;
  const isOut = fault?.kind === 'noPaper';
  if (command.kind === 'askInTurn') return isOut ? status.paperEnd : status.paperLeft;
  if (command.kind !== 'ask') return null;
  if (!isOut) return status.ready;
  return command.about === 1 ? status.offline : status.noPaper;
}

/** Sends bytes as fast as the other side reads them, until it ends the connection. */
function flood(socket: Socket): void {
  const bytes = Buffer.alloc(64 * 1024, status.ready);
  const pour = () => {
    while (!socket.destroyed && socket.write(bytes));
  };
  socket.on('drain', pour);
  pour();
}

/** Listens on this machine, and resolves with the port. @throws Error if another program has it */
async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The printer has no port.');
  return address.port;
}

/** A connection that was lost, and not a mistake of what came on it. */
const isLost = (error: unknown) => error instanceof Error && 'code' in error;

/** Starts a printer on this machine. Its connections are served one after the other, as by a real one. To browsers it shows its tickets. */
export async function startPrinterSandbox({
  port = 0,
  widthMm = 80,
  most = Number.POSITIVE_INFINITY,
  keep,
}: Options = {}): Promise<PrinterSandbox> {
  const printed: PrintedTicket[] = [];
  const open = new Set<Socket>();
  let fault: PrinterFault | null = null;
  let problem: unknown = null;
  let connections = 0;
  let turn: Promise<void> = Promise.resolve();

  async function print(socket: Socket): Promise<void> {
    const roll = createRoll(columns[widthMm]);
    await printAll(socket, roll).catch(note);
    await bringOut(roll.tear(false)).catch(note);
  }

  function note(error: unknown): void {
    if (!isLost(error)) problem ??= error;
  }

  async function printAll(socket: Socket, roll: ReturnType<typeof createRoll>): Promise<void> {
    let taken = 0;
    for await (const { command, length } of readCommands(socket)) {
      taken += length;
      // Leaving the loop ends the connection.
      if (fault?.kind === 'cut' && taken > fault.bytes) return;
      const answer = answerTo(command, fault);
      if (answer !== null) socket.write(Uint8Array.of(answer));
      if (fault?.kind !== 'noPaper') await bringOut(roll.print(command));
    }
  }

  async function bringOut(ticket: PrintedTicket | null): Promise<void> {
    if (!ticket) return;
    if (fault?.kind === 'slow') await wait(fault.milliseconds);
    printed.push(ticket);
    if (printed.length > most) printed.shift();
    await keep?.(ticket);
  }

  const browse = serveRoll(() => ({ tickets: printed, fault: problem === null ? null : String(problem) }), widthMm);
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    if (fault?.kind === 'refuse') return socket.resetAndDestroy();
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'flood') return flood(socket);
    // A connection is known by its first bytes: a browser opens some that stay silent, which must hold no ticket up.
    socket.once('data', (bytes: Buffer) => {
      socket.pause().unshift(bytes);
      if (isBrowser(bytes)) browse(socket);
      else turn = turn.then(() => print(socket));
    });
  });
  const tickets = () => {
    if (problem) throw problem;
    return printed;
  };
  return {
    host: '127.0.0.1',
    port: await listen(server, port),
    tickets,
    pages: () => tickets().map((ticket) => writePage(ticket, widthMm)),
    connections: () => connections,
    meet: (next) => {
      fault = next;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await turn;
    },
  };
}
