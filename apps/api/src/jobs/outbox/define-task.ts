import type { z } from 'zod';
import type { ClaimedTask, OutboxTask } from './outbox-repository.ts';

export interface Task<Payload> {
  key: string;
  payload: Payload;
  /** From 1. */
  attempts: number;
}

export interface TaskHandler {
  kind: string;
  /**
   * Does a task; throws when that failed. It is called again then, so doing it twice must not matter. A payload that the schema refuses was
   * written by another version of the shop: nothing is done, and the reason is returned.
   */
  run(task: ClaimedTask): Promise<{ unreadable: string } | null>;
}

/** One kind of outbox task. A payload of another shape needs a kind of its own, because servers of two versions may share an outbox. */
export interface TaskKind<Payload extends object> {
  kind: string;
  /** Makes a task to be inserted; `delaySeconds`: absent, it is due at once. */
  task(options: { key: string; payload: Payload; delaySeconds?: number }): OutboxTask;
  /** Reads the payload of a stored task; null: another version of the shop wrote it. */
  read(payload: unknown): Payload | null;
  handledBy(handle: (task: Task<Payload>) => Promise<void>): TaskHandler;
}

export function defineTask<Payload extends object>(kind: string, schema: z.ZodType<Payload>): TaskKind<Payload> {
  return {
    kind,
    task: (options) => ({ ...options, kind }),
    read: (payload) => schema.safeParse(payload).data ?? null,
    handledBy: (handle) => ({
      kind,
      run: async ({ key, payload, attempts }) => {
        const read = schema.safeParse(payload);
        if (!read.success) return { unreadable: reasonOf(read.error) };
        await handle({ key, payload: read.data, attempts });
        return null;
      },
    }),
  };
}

/** The faults by their fields, without the values, which may be personal data. */
function reasonOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
