/** How an amount changed from an earlier, positive one, in whole percents. */
export function changeOf(now: number, before: number): { kind: 'up' | 'down' | 'same'; percent: number } {
  const percent = Math.round((100 * (now - before)) / before);
  return { kind: percent > 0 ? 'up' : percent < 0 ? 'down' : 'same', percent: Math.abs(percent) };
}
