import { ApiError, type Board } from '@comptoir/contract';

/** The timeout of a request, since a broken connection may never report an error. */
const patienceMilliseconds = 8_000;

export interface ReaderTools {
  /** A monotonic clock in milliseconds. */
  now: () => number;
  readBoard: () => Promise<Board>;
  /** `heard`: the orders that the stream has brought since the request began; the board's data about them is older. */
  take: (board: Board, heard: ReadonlySet<string>) => void;
  fail: (why: 'unreachable' | 'signed-out') => void;
}

/** Reads the whole board, one request at a time. */
export interface BoardReader {
  read(): void;
  isReading(): boolean;
  /** Records that the stream brought this order. */
  hear(orderId: string): void;
}

export function createBoardReader({ now, readBoard, take, fail }: ReaderTools): BoardReader {
  let question: { at: number; heard: Set<string> } | null = null;
  const isReading = () => question !== null && now() - question.at < patienceMilliseconds;

  async function read(): Promise<void> {
    const own = { at: now(), heard: new Set<string>() };
    question = own;
    try {
      const board = await readBoard();
      // The answer of a request that timed out is ignored.
      if (question === own) take(board, own.heard);
    } catch (error) {
      if (question === own) fail(error instanceof ApiError && error.status === 401 ? 'signed-out' : 'unreachable');
    } finally {
      if (question === own) question = null;
    }
  }

  return {
    read: () => void read(),
    isReading,
    hear: (orderId) => question?.heard.add(orderId),
  };
}
