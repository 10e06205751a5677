import { ApiError } from '@comptoir/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApprovalStore } from './approval-store.ts';
import { withManager } from './with-manager.ts';

const asked = { action: 'cancel' as const, orderId: 'an-order', number: 1042 };
const refusal = (code: string) => new ApiError(403, { code });
const asking = () => useApprovalStore.getState().asking;

let grants: (string | undefined)[];
beforeEach(() => {
  grants = [];
  useApprovalStore.setState({ asking: null });
});

/** Does what a server allows with a grant alone. */
const attempt =
  (code = 'manager_needed') =>
  async (grant?: string) => {
    grants.push(grant);
    if (grant === undefined) throw refusal(code);
    return 'done';
  };

describe('what may take a manager', () => {
  it('is done at once where it takes none', async () => {
    expect(await withManager(asked, async () => 'done')).toBe('done');
    expect(asking()).toBeNull();
  });

  it.each(['manager_needed', 'last_sound'])(
    'is done once more with a grant after %s [ROL-11, BRD-23]',
    async (code) => {
      const done = withManager(asked, attempt(code));
      await expect.poll(asking).toMatchObject({ asked });
      asking()?.answer('a grant');
      expect([await done, grants, asking()]).toEqual(['done', [undefined, 'a grant'], null]);
    },
  );

  it('is not done where nobody answers for it, or something else is asked [ROL-11]', async () => {
    const first = withManager(asked, attempt());
    await expect.poll(asking).toMatchObject({ asked });
    const second = withManager({ ...asked, number: 1043 }, attempt());
    expect(await first).toBeNull();
    await expect.poll(asking).toMatchObject({ asked: { number: 1043 } });
    asking()?.answer(null);
    expect([await second, grants]).toEqual([null, [undefined, undefined]]);
  });

  it('fails as it does for another reason', async () => {
    const refused = () => Promise.reject(refusal('order_moved'));
    await expect(withManager(asked, refused)).rejects.toMatchObject({ code: 'order_moved' });
    expect(asking()).toBeNull();
  });
});
