import { connect, type Socket } from 'node:net';
import type { PrintTrouble } from '@comptoir/domain';

/** `unknown`: the bytes were on their way, and nothing says whether paper came out (trust R14). */
export type SendOutcome = { kind: 'printed' } | { kind: 'unknown' } | { kind: 'waits'; why: PrintTrouble };

const connectMs = 3_000;
const answerMs = 1_000;
const jobMs = 15_000;
/** A printer answers with single bytes. One that says more than this is no printer. */
const mostHeardBytes = 256;

const waits = (why: PrintTrouble): SendOutcome => ({ kind: 'waits', why });

/** `DLE EOT n`: answered at once, whatever is being printed. `GS r 1`: answered once everything before it is printed. */
const askNow = (about: 1 | 4) => Uint8Array.of(0x10, 0x04, about);
const askInTurn = Uint8Array.of(0x1d, 0x72, 1);

const isStatus = (byte: number) => (byte & 0x93) === 0x12;
const isOffline = (byte: number) => isStatus(byte) && (byte & 0x08) !== 0;
const isPaperOut = (byte: number) => isStatus(byte) && (byte & 0x60) !== 0;
const isPaperOutInTurn = (byte: number) => (byte & 0x0c) === 0x0c;

/**
 * Sends a ticket to a printer: asks how it is, sends the bytes, and asks whether they are printed. A printer that answers nothing gets its
 * ticket all the same, and has printed it if it ends the connection in order. `stop` ends the connection at once. Never rejects.
 */
export async function sendTicket(
  { address, port }: { address: string; port: number },
  bytes: Uint8Array,
  stop: AbortSignal,
): Promise<SendOutcome> {
  const socket = connect({ host: address, port });
  const line = listenTo(socket);
  const cut = () => socket.destroy();
  const deadline = setTimeout(cut, jobMs);
  stop.addEventListener('abort', cut);
  if (stop.aborted) cut();
  try {
    if (!(await line.isOpen(connectMs))) return waits('unreachable');
    const status = await askStatus(line);
    if (status.why) return waits(status.why);
    return {
      kind: (await (status.isSilent ? line.sendAndEnd(bytes) : sendAndAsk(line, bytes))) ? 'printed' : 'unknown',
    };
  } finally {
    clearTimeout(deadline);
    stop.removeEventListener('abort', cut);
    socket.destroy();
  }
}

type Line = ReturnType<typeof listenTo>;

/** Asks a printer how it is. One that does not answer at all is not asked again. */
async function askStatus(line: Line): Promise<{ why: PrintTrouble | null; isSilent: boolean }> {
  const state = await line.ask(askNow(1), answerMs);
  const paper = state === null ? null : await line.ask(askNow(4), answerMs);
  if (line.isClosed()) return { why: 'unreachable', isSilent: false };
  if (paper !== null && isPaperOut(paper)) return { why: 'no_paper', isSilent: false };
  if (state !== null && isOffline(state)) return { why: 'not_ready', isSilent: false };
  return { why: null, isSilent: state === null };
}

async function sendAndAsk(line: Line, bytes: Uint8Array): Promise<boolean> {
  const answer = await line.ask(Buffer.concat([bytes, askInTurn]), jobMs);
  return answer !== null && !isPaperOutInTurn(answer);
}

/** Listens to a printer. What it says is limited, so that one that floods the shop with bytes is cut off. */
function listenTo(socket: Socket) {
  let heard = 0;
  let isClosed = false;
  let isBroken = false;
  socket.on('data', (chunk) => {
    heard += chunk.length;
    if (heard > mostHeardBytes) socket.destroy();
  });
  socket.on('error', () => {
    isBroken = true;
  });
  socket.on('close', () => {
    isClosed = true;
  });

  /** Waits for one of the events; null after the time, and if the connection is lost. */
  function wait<Value>(
    event: 'connect' | 'data',
    limitMs: number,
    read: (chunk?: Buffer) => Value,
  ): Promise<Value | null> {
    if (isClosed) return Promise.resolve(null);
    const { promise, resolve } = Promise.withResolvers<Value | null>();
    const timer = setTimeout(() => resolve(null), limitMs);
    const hear = (chunk?: Buffer) => resolve(read(chunk));
    const lose = () => resolve(null);
    socket.once(event, hear).once('close', lose);
    return promise.finally(() => {
      clearTimeout(timer);
      socket.off(event, hear).off('close', lose);
    });
  }

  return {
    isClosed: () => isClosed || heard > mostHeardBytes,
    isOpen: async (limitMs: number) => (await wait('connect', limitMs, () => true)) === true,
    /** Sends bytes and resolves with the last byte of the answer; null if there is none in time. */
    ask: (bytes: Uint8Array, limitMs: number) => {
      if (!isClosed) socket.write(bytes);
      return wait('data', limitMs, (chunk) => chunk?.at(-1) ?? null);
    },
    /** Sends bytes and ends the connection. Resolves with true if the printer ends it in order, too. */
    sendAndEnd: async (bytes: Uint8Array) => {
      if (isClosed) return false;
      const { promise, resolve } = Promise.withResolvers<void>();
      socket.once('close', () => resolve());
      socket.end(bytes);
      await promise;
      return !isBroken && socket.readableEnded;
    },
  };
}
