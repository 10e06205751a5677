import type { ErrorCode } from '@comptoir/contract';
import { errorBody } from '@comptoir/words';
import type { Refusal } from '../order/judge/refusal.ts';

export function tellRefusal({ code, details }: Refusal): { code: ErrorCode; says: string } {
  return { code, says: errorBody(code, details).message };
}
