import { expect, it } from 'vitest';
import { shareReads } from './share-reads.ts';

/** Reads that end when the test says so. */
function openReads() {
  const reads: PromiseWithResolvers<string>[] = [];
  const share = shareReads((_: number) => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  });
  return { reads, share };
}

it('reads once for all who ask while a read is under way, and only after they asked [CAP-14]', async () => {
  const { reads, share } = openReads();
  const first = share(1);
  await expect.poll(() => reads.length).toBe(1);
  const [second, third] = [share(2), share(3)];
  reads[0]?.resolve('old');
  expect(await first).toBe('old');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  const fourth = share(4);
  await expect.poll(() => reads.length).toBe(3);
  reads[2]?.resolve('newer');
  expect(await fourth).toBe('newer');
});

it('reads again after a read that failed [CAP-14]', async () => {
  const { reads, share } = openReads();
  const first = share(1);
  await expect.poll(() => reads.length).toBe(1);
  const second = share(2);
  reads[0]?.reject(new Error('the database is away'));
  await expect(first).rejects.toThrow('the database is away');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve('back');
  expect(await second).toBe('back');
});
