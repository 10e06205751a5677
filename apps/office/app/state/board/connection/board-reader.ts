import { ApiError, type Board } from '@comptoir/contract';

/** The timeout of a request, because a broken connection may never report an error. */
const patienceMilliseconds = 8_000;

export interface ReaderTools {
  /** A monotonic clock in milliseconds. */
  now: () => number;
  readBoard: () => Promise<Board>;
  /** `heard`: orders that the stream brought since the request began, so the board's data about them is older. */
  take: (board: Board, heard: ReadonlySet<string>) => void;
  fail: (why: 'unreachable' | 'signed-out') => void;
}

/** Reads the whole board, with one request at a time. */
export interface BoardReader {
  read(): void;
  isReading(): boolean;
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
