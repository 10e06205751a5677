import { ApiError } from '@comptoir/contract';
import { beforeEach, expect, it } from 'vitest';
import { useApprovalStore } from '../approval/approval-store.ts';
import { useSoundStore } from '../sound/sound-store.ts';
import { muteBoard } from './mute-board.ts';

let muted: number;
const ring = {
  mute: () => {
    muted += 1;
  },
};
const asking = () => useApprovalStore.getState().asking;
const hasFailed = () => useSoundStore.getState().hasMuteFailed;

beforeEach(() => {
  muted = 0;
  useApprovalStore.setState({ asking: null });
  useSoundStore.setState({ hasMuteFailed: false });
});

it('is muted once the server has agreed [BRD-23]', async () => {
  await muteBoard(ring, async () => true);
  expect([muted, hasFailed()]).toEqual([1, false]);
});

it('is not, where it is the last that rings and no manager answers for it [BRD-23, ROL-11]', async () => {
  const last = (grant?: string) =>
    grant ? Promise.resolve(true) : Promise.reject(new ApiError(409, { code: 'last_sound' }));
  const refused = muteBoard(ring, last);
  await expect.poll(asking).toMatchObject({ asked: { action: 'mute-last' } });
  asking()?.answer(null);
  await refused;
  expect([muted, hasFailed()]).toEqual([0, false]);
  const allowed = muteBoard(ring, last);
  await expect.poll(asking).not.toBeNull();
  asking()?.answer('a grant');
  await allowed;
  expect(muted).toBe(1);
});

it('goes on ringing where the server can’t be asked, and says so until it can [BRD-23]', async () => {
  await muteBoard(ring, () => Promise.reject(new ApiError(0, undefined)));
  expect([muted, hasFailed()]).toEqual([0, true]);
  await muteBoard(ring, async () => true);
  expect([muted, hasFailed()]).toEqual([1, false]);
});
