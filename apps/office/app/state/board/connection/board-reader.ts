import { ApiError, type Board } from '@comptoir/contract';

/** A question that has no answer by then is given up: a connection that was cut may say so never. */
const patienceMilliseconds = 8_000;

export interface ReaderTools {
  /** Milliseconds that only grow. */
  now: () => number;
  readBoard: () => Promise<Board>;
  /** `heard`: orders that the stream told of since the question: what it says of them is older. */
  take: (board: Board, heard: ReadonlySet<string>) => void;
  fail: (why: 'unreachable' | 'signed-out') => void;
}

/** Reads the whole board, one question at a time. */
export interface BoardReader {
  read(): void;
  isReading(): boolean;
  /** The stream told of this order. */
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
      // One that was given up has no say any more.
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
