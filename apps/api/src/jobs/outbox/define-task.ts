import type { z } from 'zod';
import type { ClaimedTask, OutboxTask } from './outbox-repository.ts';

export interface Task<Payload> {
  key: string;
  payload: Payload;
  attempts: number;
}

export interface TaskHandler {
  kind: string;
  /**
   * Throws on failure and is then repeated, so tasks must be idempotent. Returns a reason for an unreadable payload.
   */
  run(task: ClaimedTask): Promise<{ unreadable: string } | null>;
}

/** A changed payload shape needs a new kind, because servers of two versions may share an outbox. */
export interface TaskKind<Payload extends object> {
  kind: string;
  task(options: { key: string; payload: Payload; delaySeconds?: number }): OutboxTask;
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

/** Lists the schema errors by field, without the values, which may be personal data. */
function reasonOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
